/** @jest-environment node */
import { expectRefusal, startFresh } from './refusedCommand';

startFresh();

test.each([
  ['deploy booking --preview demain --canary 10', /^Either --preview or --canary: /],
  [
    'deploy booking --canary 0',
    /^“0” is no share of a trial: a whole number of 100 visitors, from 1 to 99\.$/,
  ],
  ['canary booking --share 101', /^“101” is no share: a whole number of 100 visitors, from 0 to 100\.$/],
  ['prune --keep abc', /^“abc” is no number of releases/],
  ['promote', /^Which preview\?/],
  ['rollback booking a b', /^“b” is a word too many/],
  ['release booking --to site', /^Unknown option '--to'\. Ask with --help\.$/],
  ['explain trace.txt --to site', /^Unknown option '--to'\. Ask with --help\.$/],
  ['reports booking', /^“booking” is a word too many/],
])('`%s` is refused at once, and leaves no file behind', expectRefusal);
