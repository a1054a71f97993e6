// The program comes packed by zstd, a sixth less than what hosts make of it with gzip, and is unpacked as it arrives
// (tools/lib/site.mjs packs it).
{
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
    let unpacking;
    const unpack = new TransformStream({
      start: (out) => {
        unpacking = new fzstd.Decompress((bytes) => out.enqueue(bytes));
      },
      transform: (bytes) => {
        arrived(bytes.length);
        unpacking.push(bytes);
      },
      flush: () => unpacking.push(new Uint8Array(), true),
    });
    return new Response(answer.body.pipeThrough(unpack), { headers: { "content-type": type } });
  };
}
