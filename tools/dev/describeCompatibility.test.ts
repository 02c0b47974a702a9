import { runModule } from '../jest/runModule';

const section = { folder: 'mfe-booking', name: 'booking', kernel: '2', paths: ['/reservation'] };
const site = {
  shell: { version: '1c9682350d55', kernel: '2', offered: { 'shared-kernel/ui': ['Button'] } },
  sections: [{ name: 'booking', paths: ['/reservation'] }],
};

function opinion({ of = section, taken = ['Button'], name = 'booking' } = {}): string {
  const parameters = [
    of,
    { 'shared-kernel/ui': taken },
    { ...site, sections: [{ ...site.sections[0], name }] },
  ];
  return runModule(
    'dev/describeCompatibility.mjs',
    `console.log(tool.describeCompatibility(...${JSON.stringify(parameters)}));`,
  ).printed;
}

test('a build that requires only provided exports is compatible', () => {
  expect(opinion()).toBe('This build of mfe-booking fits the shell 1c9682350d55 that is live there.');
});

test('a required export that the live shell lacks is named', () => {
  expect(opinion({ taken: ['Button', 'Skeleton'] })).toContain(
    'mfe-booking uses Skeleton of shared-kernel/ui, which the shell 1c9682350d55 does not offer',
  );
});

test('an address that only the build claims is named as unreachable', () => {
  expect(opinion({ of: { ...section, paths: ['/reservation', '/abonnement'] } })).toBe(
    '! /abonnement is not claimed by the release that is live: the site does not lead there yet.',
  );
});

test('a section that the site lacks cannot be overridden', () => {
  expect(opinion({ name: 'members' })).toBe('! The site has no section booking whose place could be taken.');
});
