import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** Reads the QR code on the page as a camera does: it samples the middle of each module. */
export async function readCode(drawing: Locator): Promise<string | undefined> {
  const modules = await drawing.evaluate((svg: SVGSVGElement) => {
    const { width } = svg.viewBox.baseVal;
    const dark = svg.querySelector<SVGPathElement>('path:last-of-type');
    return Array.from({ length: width }, (_, y) =>
      Array.from(
        { length: width },
        (_each, x) => dark?.isPointInFill(new DOMPoint(x + 0.5, y + 0.5)) ?? false,
      ),
    );
  });
  const scale = 5;
  const width = modules.length * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (modules[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return jsQR(pixels, width, width)?.data;
}
