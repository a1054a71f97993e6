// Makes Web Cryptography global under versions of node that still hide it.
import { webcrypto } from "node:crypto";

globalThis.crypto ??= webcrypto;
