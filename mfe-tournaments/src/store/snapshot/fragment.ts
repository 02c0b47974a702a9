/**
 * The fragment of a snapshot's address, `<version>.<base64url of the deflated JSON>`. The version stands before the
 * compressed part, so that a later release may change all of it.
 */
export const snapshotVersion = 1;

/** In characters: the largest tournaments of this site, 64 teams home and away, take less. */
export const longestFragment = 60_000;

/** In bytes, of the JSON. */
const largestText = 500_000;

/** So few bytes at a time that the output stays small beyond the limit: deflate makes at most 1032 bytes of one. */
const sliceBytes = 256;

/**
 * The output of a compression or decompression stream for these bytes; null as soon as it exceeds the limit. Rejects
 * if the stream refuses them.
 */
export async function streamed(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = readable.getReader();
  // Its failure reaches the reader as well.
  writeSlices(bytes, writable.getWriter()).catch(() => undefined);
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > largestText) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

async function writeSlices(
  bytes: Uint8Array<ArrayBuffer>,
  writer: WritableStreamDefaultWriter<BufferSource>,
) {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    await writer.write(bytes.subarray(start, start + sliceBytes));
  }
  await writer.close();
}

/** A stream of this browser; null if it has none of the kind. */
export function streamOrNone<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}
