// Starts the server of tools/serve.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serve } from "./serve.mjs";

const options = () => {
  try {
    return parseArgs({ options: { port: { type: "string" }, folder: { type: "string", default: "build/web/site" } } }).values;
  } catch (error) {
    console.error(`serve: ${error.message.split("\n")[0]}`);
    process.exit(2);
  }
};
const values = options();
const folder = fileURLToPath(new URL(`../../${values.folder}`, import.meta.url));
const first = Number(values.port ?? 8080);

for (let port = first; ; ++port) {
  try {
    console.log((await serve(folder, port)).address);
    break;
  } catch (error) {
    if (values.port === undefined && error.code === "EADDRINUSE" && port < first + 20) continue;
    console.error(`serve: port ${port} can't be used: ${error.message}`);
    process.exit(1);
  }
}
