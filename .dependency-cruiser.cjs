/** Who may know whom (docs/explanation/architecture.md). Each rule says what to do instead. Biome finds cycles. */
module.exports = {
  forbidden: [
    {
      name: 'a-remote-knows-no-other-remote',
      comment:
        'Meet the other section through a URL (paths), a change event, or stored data in a kernel repository.',
      severity: 'error',
      from: { path: '^mfe-([^/]+)/' },
      to: { path: '^mfe-', pathNot: '^mfe-$1/' },
    },
    {
      name: 'a-remote-knows-nothing-of-the-shell',
      comment: 'Say it in the route’s handle, or ask the kernel for a way (a notice, a change event).',
      severity: 'error',
      from: { path: '^mfe-' },
      to: { path: '^shell/' },
    },
    {
      name: 'the-shell-knows-remotes-only-at-run-time',
      comment: 'The registry names the remotes; nothing of them may be compiled into the shell.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mfe-' },
    },
    {
      name: 'the-kernel-knows-nobody',
      comment: 'Turn the dependency round: the kernel offers, sections and shell use.',
      severity: 'error',
      from: { path: '^shared-kernel/' },
      to: { path: '^(shell|mfe-[^/]+)/' },
    },
    {
      name: 'a-feature-imports-no-other-feature',
      comment: 'Move what both need to the section’s domain/, data/ or ui/ folder.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'rules-are-pure',
      comment:
        'domain/ holds plain data and functions: pass in what it needs instead of importing React, storage or screens.',
      severity: 'error',
      from: { path: '/src/domain/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: {
        path: '/src/(features|data|ui)/|node_modules/(react|react-dom|@emotion)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'libraries-of-the-shell-through-the-kernel',
      comment:
        'Import it from shared-kernel/router, shared-kernel/mui or shared-kernel/calendar, so that it is downloaded once.',
      severity: 'error',
      from: { path: '^mfe-', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: 'node_modules/(react-router-dom|react-router|@mui|@supabase)/' },
    },
    {
      name: 'a-package-declares-what-its-source-imports',
      comment: 'Add it to "dependencies" in the package.json of this package, pinned as in the others.',
      severity: 'error',
      from: { path: '^(shell|shared-kernel|mfe-[^/]+)/src/', pathNot: '\\.test\\.tsx?$|/testing/|UnderTest' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
