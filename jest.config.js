const { readdirSync, readFileSync } = require('node:fs');
const { sections } = require('./tools/build/sections');

const folders = ['shell', ...sections, 'shared-kernel', 'tools', 'artwork', 'supabase'];

/**
 * One run for every package; tests stand beside the file they test. SUITE chooses: the `fixed` set of every commit leaves out
 * `*.full.test.ts` and what others leave out by tools/jest/suite.ts, `rest` runs these files alone, each whole, `full` runs
 * all (docs/decisions/0024-a-fixed-set-of-tests.md).
 */
const suite = process.env.SUITE ?? 'full';
const FULL_ONLY = '\\.full\\.test\\.tsx?$';

function hasMoreThanFixedSet(file) {
  return /\.full\.test\.tsx?$/.test(file) || readFileSync(file, 'utf8').includes("/jest/suite'");
}

/** Patterns of the files of `rest`. */
const rest = () =>
  folders
    .flatMap((folder) =>
      readdirSync(`${__dirname}/${folder}`, { recursive: true }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('/node_modules/'))
    .filter((file) => hasMoreThanFixedSet(`${__dirname}/${file}`))
    .map((file) => `<rootDir>/${file}`);

module.exports = {
  testEnvironment: '<rootDir>/tools/jest/environment.js',
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  // Several waits within a test may each take their limit (tools/jest/setup.ts): a machine that stalls is no fault.
  testTimeout: 120_000,
  testMatch: suite === 'rest' ? rest() : ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', ...(suite === 'fixed' ? [FULL_ONLY] : [])],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
  globalSetup: '<rootDir>/tools/jest/timeZone.js',
  cacheDirectory: '<rootDir>/.cache/jest',
  moduleNameMapper: {
    '\\.(svg|png|jpe?g|webp|avif|woff2)$': '<rootDir>/tools/jest/asset.js',
    '\\.css$': '<rootDir>/tools/jest/asset.js',
  },
  transform: {
    '\\.html$': '<rootDir>/tools/jest/article.mjs',
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};
