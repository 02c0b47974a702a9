import { command } from '../tools/setup/command.mjs';

const USAGE = `
npm run artwork                       renders every picture of the catalogue and encodes it: an hour
npm run artwork -- hero bar           these two
npm run artwork -- hero --draft       half the size and few samples, for a look; nothing is delivered
npm run artwork -- hero --develop     the light of its last rendering, printed again
npm run artwork -- --encode [name…]   encodes what has been rendered before
npm run artwork -- cards [name…]      the pictures of shared links, from delivered pictures and artwork/cards.json
npm run artwork -- icons              the application's icons; the same options
npm run artwork -- sheet              all delivered pictures side by side, for a look
`;

await command(USAGE, async () => {
  const { makeArtwork } = await import('./pipeline/makeArtwork.mjs');
  await makeArtwork(process.argv.slice(2));
});
