import { runModule } from '../jest/runModule';

const shell = {
  package: 'shell',
  version: '1c9682350d55',
  kernel: '2',
  offered: { 'shared-kernel': ['paths', 'theme'], 'shared-kernel/ui': ['Button', 'Field'] },
};

const booking = {
  package: 'mfe-booking',
  version: '880ce487b299',
  kernel: '2',
  paths: ['/reservation'],
  taken: { 'shared-kernel': ['paths'], 'shared-kernel/ui': ['Button'] },
};

const members = { ...booking, package: 'mfe-members', paths: ['/profil', '/player/:id'] };

function objections(...releases: object[]): string[] {
  const { printed, complaints } = runModule(
    'deploy/gate.mjs',
    `console.log(JSON.stringify(tool.objections(${JSON.stringify(releases)})));`,
  );
  expect(complaints).toBe('');
  return JSON.parse(printed);
}

test('compatible releases go live together', () => {
  expect(objections(booking, members, shell)).toEqual([]);
});

test('a required export that the shell lacks is refused by name, with the remedy', () => {
  const taken = { 'shared-kernel/ui': ['Button', 'Skeleton'] };
  expect(objections({ ...booking, taken }, members, shell)).toEqual([
    'mfe-booking uses Skeleton of shared-kernel/ui, which the shell 1c9682350d55 does not offer: ' +
      'deploy a shell that offers it first or with it, or an mfe-booking that does without.',
  ]);
});

test('a shell without an export in use is refused for every section that requires it', () => {
  const less = { ...shell, offered: { ...shell.offered, 'shared-kernel/ui': ['Field'] } };
  expect(objections(booking, members, less)).toHaveLength(2);
});

test('a module that the shell does not share is refused, also when its names are unknown', () => {
  const taken = { 'shared-kernel/maps': ['*'] };
  expect(objections({ ...booking, taken }, shell)[0]).toContain('uses shared-kernel/maps, which');
  expect(objections({ ...booking, taken: { 'shared-kernel/ui': ['*'] } }, shell)).toEqual([]);
});

test.each([
  [
    'a section of an older generation',
    { ...booking, kernel: '1' },
    shell,
    'deploy mfe-booking of the newer generation',
  ],
  [
    'a shell of an older generation',
    booking,
    { ...shell, kernel: '1' },
    'deploy shell of the newer generation',
  ],
])('%s is refused', (_, section, brought, remedy) => {
  const [objection, ...others] = objections(section, brought);
  expect(objection).toContain(remedy);
  expect(others).toEqual([]);
});

test('two sections that claim one address are both named', () => {
  expect(objections(booking, { ...members, paths: ['/reservation'] }, shell)).toEqual([
    'mfe-booking and mfe-members both claim /reservation: one of them must give it up.',
  ]);
  const other = { ...booking, paths: ['/player/:name'] };
  expect(objections(other, members, shell)[0]).toContain('both claim /player/:name');
});

test('a build with the optimising patches and one without are incompatible', () => {
  const plain = { ...booking, kernel: `${shell.kernel}-plain` };
  const sentence = (one: string, other: string) =>
    `${one} was built with PLAIN=1 and ${other} without: build both the same way, and deploy them in one go.`;
  expect(objections(plain, shell)).toEqual([sentence('mfe-booking', 'shell')]);
  expect(objections(booking, { ...shell, kernel: plain.kernel })).toEqual([sentence('shell', 'mfe-booking')]);
});

test('no section goes live without a shell', () => {
  expect(objections(booking)[0]).toContain('deploy shell as well');
});
