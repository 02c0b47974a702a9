import { sharedBackEnd } from 'shared-kernel';

/** What a reservation is worth on a site without a back end; nothing on any other. */
export const onlyHere = () =>
  sharedBackEnd() ? '' : 'Elle est gardée sur cet appareil seulement\u00a0: le centre ne la connaît pas.';
