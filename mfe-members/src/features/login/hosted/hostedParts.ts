import type { LoginParts } from '../loginParts';
import { refuse } from './refuse';
import { Slowness } from './Slowness';

/** What the login says where there are accounts. */
export const hostedParts: LoginParts = { refuse, Slowness };
