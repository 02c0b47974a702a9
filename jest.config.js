/** One run for every package; tests stand beside the file they test. */
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
  // As for what is waited for within a test (tools/jest/setup.ts): a machine that stalls is no fault.
  testTimeout: 30_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
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
