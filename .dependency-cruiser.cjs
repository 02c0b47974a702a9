/** The rooms of the tournament section: each imports the rooms before it. */
const tournamentRooms = ['model', 'scoring', 'competition', 'matchday', 'store', 'sync', 'widgets', 'pages'];

/** Who may import whom (docs/explanation/architecture.md). Each rule says what to do instead. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Move what both files need, types included, into the lower one or into a file below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'a-section-imports-no-other-section',
      comment:
        'Meet the other section through a URL (paths), a change event, or stored data in a kernel repository.',
      severity: 'error',
      from: { path: '^mfe-([^/]+)/' },
      to: { path: '^mfe-', pathNot: '^mfe-$1/' },
    },
    {
      name: 'a-section-imports-nothing-of-the-shell',
      comment: 'Put it into the route’s handle, or use the kernel: a notice or a change event.',
      severity: 'error',
      from: { path: '^mfe-' },
      to: { path: '^shell/' },
    },
    {
      name: 'the-shell-imports-no-section',
      comment: 'The registry names the sections at run time; nothing of them may be compiled into the shell.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mfe-' },
    },
    {
      name: 'the-kernel-imports-neither-shell-nor-section',
      comment: 'Invert the dependency: the kernel exports, sections and shell import.',
      severity: 'error',
      from: { path: '^shared-kernel/' },
      to: { path: '^(shell|mfe-[^/]+)/' },
    },
    {
      name: 'the-platform-imports-no-other-room',
      comment:
        'Move what the platform needs of it into the platform, or pass it in from configureKernel. A type stands with the lower of the two.',
      severity: 'error',
      from: { path: '^shared-kernel/src/platform/' },
      to: { path: '^shared-kernel/src/(design-system|reservations|samples|standalone)/' },
    },
    {
      name: 'the-design-system-imports-the-platform-alone',
      comment: 'Take it as a property: a component of the design system shows what it is given.',
      severity: 'error',
      from: { path: '^shared-kernel/src/design-system/' },
      to: { path: '^shared-kernel/src/(reservations|samples|standalone)/' },
    },
    {
      name: 'a-feature-imports-no-other-feature',
      comment: 'Move what both need to the section’s domain/, data/ or ui/ folder.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'a-page-imports-no-other-page',
      comment: 'Move what both need to the section’s widgets/, or to a room below it.',
      severity: 'error',
      from: { path: '^mfe-tournaments/src/pages/([^/]+/[^/]+)/' },
      to: { path: '^mfe-tournaments/src/pages/', pathNot: '^mfe-tournaments/src/pages/$1/' },
    },
    ...tournamentRooms.slice(0, -1).map((room, index) => ({
      name: `tournament-room-${room}-imports-downwards`,
      comment: `Move what both need to ${room}/ or to a room below it: ${tournamentRooms.join(' → ')}.`,
      severity: 'error',
      from: { path: `^mfe-tournaments/src/${room}/`, pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: `^mfe-tournaments/src/(${tournamentRooms.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'data-imports-no-feature',
      comment:
        'Move what both need to domain/ or data/: a repository does not know the pages that show its data.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/data/' },
      to: { path: '^$1/src/features/' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'domain/ (in the tournament section the rooms up to matchday/) holds plain data and functions: pass in what it needs instead of importing React, storage or screens.',
      severity: 'error',
      from: {
        path: '/src/(domain|model|scoring|competition|matchday)/',
        pathNot: '\\.test\\.tsx?$|/testing/',
      },
      to: {
        path: '/src/(features|data|ui|store|sync|widgets|pages)/|node_modules/(react|react-dom|@emotion)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'shared-libraries-come-through-the-kernel',
      comment:
        'Import it from shared-kernel/router, shared-kernel/mui or shared-kernel/calendar, so that it is downloaded once.',
      severity: 'error',
      from: { path: '^mfe-', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: 'node_modules/(react-router-dom|react-router|@mui|@supabase)/' },
    },
    {
      name: 'emotion-comes-through-the-kernel',
      comment: 'Import it from shared-kernel/ui: a copy of its own has other styles than the shell.',
      severity: 'error',
      from: { path: '^mfe-', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: 'node_modules/@emotion/react/', dependencyTypesNot: ['type-only'] },
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
