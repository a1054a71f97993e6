// Unpacks the program while it is downloaded. tools/lib/site.mjs packs it with xz, which makes it a fifth smaller than
// gzip does.
{
  const { XzReadableStream } = self["xz-decompress"] ?? {};

  /**
   * Returns `answer` unpacked. `size` is its packed size in bytes, `type` the content type of the result, and `arrived`
   * is called with the size of each packed part. The service worker caches the file unpacked; its answer already has
   * the content type `type`, and is returned unchanged.
   */
  palazzo.platform.unpacked = (answer, type, size, arrived) => {
    if (!answer.ok) throw new Error(String(answer.status));
    if (answer.headers.get("content-type") === type) {
      arrived(size);
      return answer;
    }
    let here = 0;
    // Ends an incomplete file with an error, because the library would wait forever for the rest of it.
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
