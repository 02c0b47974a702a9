/**
 * One run for every package; tests stand beside the file they test. SUITE chooses: the `fixed` set of every commit leaves out
 * `*.full.test.ts` and tries fewer cases of `*.property.test.ts`, `rest` runs these two kinds alone, each whole, `full` runs
 * all (docs/decisions/0024-a-fixed-set-of-tests.md).
 */
const suite = process.env.SUITE ?? 'full';
const FULL_ONLY = '\\.full\\.test\\.tsx?$';

module.exports = {
  testEnvironment: 'jsdom',
  roots: [
    'shell',
    'mfe-marketing',
    'mfe-booking',
    'mfe-members',
    'mfe-tournaments',
    'shared-kernel',
    'tools',
    'artwork',
    'supabase',
  ].map((folder) => `<rootDir>/${folder}`),
  // Several waits within a test may each take their limit (tools/jest/setup.ts): a machine that stalls is no fault.
  testTimeout: 120_000,
  testMatch:
    suite === 'rest'
      ? ['**/*.full.test.ts', '**/*.full.test.tsx', '**/*.property.test.ts']
      : ['**/*.test.ts', '**/*.test.tsx'],
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
