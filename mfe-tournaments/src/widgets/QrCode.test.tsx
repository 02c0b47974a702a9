import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { QrCode } from './QrCode';

test.each([
  'https://jorkyball-prouvy.example/organisateur/tournoi/1757930400000',
  `https://jorkyball-prouvy.example/organisateur/tournoi/${'open-de-prouvy-'.repeat(12)}`,
])('a camera reads %s from the prerendered code', (address) => {
  render(<QrCode text={address} label="Code QR de la page du tournoi" />);
  const drawing = screen.getByRole('img', { name: 'Code QR de la page du tournoi' });
  expect(read(drawing)).toBe(address);
});

/** Paints the rectangles of the drawing, six pixels a module, and hands them to a reader. */
function read(drawing: HTMLElement): string | undefined {
  const modules = Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
  const scale = 6;
  const width = modules * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const dark = drawing.querySelector('path:last-of-type')?.getAttribute('d') ?? '';
  for (const [, x, y, length] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = (row * width + Number(x) * scale) * 4;
      for (let each = 0; each < Number(length) * scale; each += 1) {
        pixels.fill(0, start + each * 4, start + each * 4 + 3);
      }
    }
  }
  return jsQR(pixels, width, width)?.data;
}
