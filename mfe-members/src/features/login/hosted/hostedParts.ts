import { refuse } from './refuse';
import { Slowness } from './Slowness';
import { trimmed } from './trimmed';
import { useRegistrationCheck } from './useRegistrationCheck';

/** What the login says where there are accounts. */
export const hostedParts = { refuse, Slowness, useRegistrationCheck, trimmed };
