import { AwaitingConfirmation } from './AwaitingConfirmation';
import { LoginHelp } from './LoginHelp';
import { refuse } from './refuse';
import { Slowness } from './Slowness';
import { trimmed } from './trimmed';
import { useRegistrationCheck } from './useRegistrationCheck';

/** What the login says where there are accounts. */
export const hostedParts = {
  refuse,
  Slowness,
  LoginHelp,
  AwaitingConfirmation,
  useRegistrationCheck,
  trimmed,
};
