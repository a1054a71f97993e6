// The program comes packed by xz, a fifth less than what hosts make of it with gzip, and is unpacked as it arrives
// (tools/lib/site.mjs packs it).
{
  const { XzReadableStream } = self["xz-decompress"] ?? {};

  /**
   * The answer as it was before it was packed into `size` bytes. `type` is what the unpacked bytes are; `arrived` is told how many
   * packed ones came. The service worker has kept the file unpacked, and answers with that type.
   */
  palazzo.platform.unpacked = (answer, type, size, arrived) => {
    if (!answer.ok) throw new Error(String(answer.status));
    if (answer.headers.get("content-type") === type) {
      arrived(size);
      return answer;
    }
    let here = 0;
    // The library waits for ever for the rest of what ends too soon.
    const counted = new TransformStream({
      transform: (bytes, out) => {
        here += bytes.length;
        arrived(bytes.length);
        out.enqueue(bytes);
      },
      flush: (out) => {
        if (here !== size) out.error(new Error(String(here)));
      },
    });
    return new Response(new XzReadableStream(answer.body.pipeThrough(counted)), { headers: { "content-type": type } });
  };
}
