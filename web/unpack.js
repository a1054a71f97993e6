// The program comes packed by zstd, a sixth less than what hosts make of it with gzip, and is unpacked as it arrives
// (tools/lib/site.mjs packs it).
{
  /** The answer as it was before it was packed. `type`: what the unpacked bytes are; `arrived` is told how many packed ones came. */
  palazzo.platform.unpacked = (answer, type, arrived) => {
    if (!answer.ok) throw new Error(String(answer.status));
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
