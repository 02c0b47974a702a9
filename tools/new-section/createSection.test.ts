/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const newSection = (...parameters: string[]) => {
  const command = join(__dirname, '../newSection.mjs');
  const { status, stderr } = spawnSync(process.execPath, [command, ...parameters], { encoding: 'utf8' });
  return { status, complaint: stderr.trim() };
};

test.each([
  [[], /^Which name and which path\?/],
  [['gallery'], /^Which name and which path\?/],
  [['photo-gallery', '/galerie'], /^“photo-gallery” is no name of a section/],
  [['booking', '/galerie'], /^“booking” is the name of a package already/],
  [['shell', '/galerie'], /^“shell” is the name of a package already/],
  [['gallery', 'galerie'], /^“galerie” is no path of a first page: begin with a slash/],
  [['gallery', '/galerie/:photoId'], /^“\/galerie\/:photoId” is no path of a first page/],
  [['gallery', '/reservation'], /^mfe-booking claims \/reservation already/],
  [['gallery', '/galerie', '/photos'], /^“\/photos” is a word too many here/],
])('`npm run new-section -- %j` is refused in one sentence', (parameters, sentence) => {
  const { status, complaint } = newSection(...parameters);
  expect(complaint).toMatch(sentence);
  expect(complaint).not.toContain('\n');
  expect(status).toBe(1);
});
