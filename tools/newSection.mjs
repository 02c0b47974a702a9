import { command } from './setup/command.mjs';

const USAGE = `
npm run new-section -- gallery /galerie   creates the section mfe-gallery with one page, at /galerie

The section builds, runs alone, passes all checks and can be deployed. Nothing is built, and nothing goes live.
`;

await command(USAGE, async () => {
  const { createSection } = await import('./new-section/createSection.mjs');
  const { readFlags } = await import('./setup/readFlags.mjs');
  const [name, path] = readFlags({}, { most: 2 }).names;
  await createSection(name, path);
  console.log(`Created mfe-${name} with one page, ${path}. Next:
  npm run dev -- ${name}              serves it alone
  npm run test:unit -- mfe-${name}    runs its test
  npm run deploy -- ${name}           makes it live in the site of this checkout`);
});
