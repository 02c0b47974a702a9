import { encode } from 'uqr';

/** The margin that readers of the code require, in modules. */
const border = 4;

export type QrDrawing = { readonly size: number; readonly path: string };

/** The dark of a QR code; modules side by side are one rectangle. */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border });
  let path = '';
  for (const [y, row] of data.entries()) {
    let x = 0;
    while (x < row.length) {
      const end = row.indexOf(!row[x], x);
      const next = end === -1 ? row.length : end;
      if (row[x]) path += `M${x} ${y}h${next - x}v1H${x}z`;
      x = next;
    }
  }
  return { size, path };
}
