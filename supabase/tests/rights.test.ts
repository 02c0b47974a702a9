/** @jest-environment node */
import { describeRights } from './support/describeRights';
import { start } from './support/engines';

describeRights('Postgres', () => start('Postgres'));
