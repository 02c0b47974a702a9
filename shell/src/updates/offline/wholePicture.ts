/**
 * Whether a picture's bytes are all there: each format says its own length, or how it ends. A picture has no listed
 * digest, and browsers show half a picture without complaint. A format that is not known here is not whole.
 */
export function isWholePicture(content: ArrayBuffer): boolean {
  const bytes = new DataView(content);
  if (bytes.byteLength < 16) return false;
  switch (true) {
    case textAt(bytes, 0) === 'RIFF':
      return bytes.getUint32(4, true) + 8 === bytes.byteLength;
    case textAt(bytes, 4) === 'ftyp':
      return endOfBoxes(bytes) === bytes.byteLength;
    // JPEG and PNG end with a mark of their own.
    case bytes.getUint16(0) === 0xffd8:
      return bytes.getUint16(bytes.byteLength - 2) === 0xffd9;
    case textAt(bytes, 0) === '\u0089PNG':
      return textAt(bytes, bytes.byteLength - 8) === 'IEND';
    default:
      return false;
  }
}

/** AVIF is a row of boxes, each of which begins with its length. */
function endOfBoxes(bytes: DataView): number {
  let end = 0;
  while (end + 8 <= bytes.byteLength) {
    const length = bytes.getUint32(end);
    if (length < 8) return Number.NaN;
    end += length;
  }
  return end;
}

function textAt(bytes: DataView, start: number): string {
  return String.fromCharCode(...new Uint8Array(bytes.buffer, bytes.byteOffset + start, 4));
}
