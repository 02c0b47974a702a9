import { sharedBackEnd } from 'shared-kernel';

/** What a reservation is worth on a site without a back end; nothing on any other. */
export const onlyHere = () =>
  sharedBackEnd() ? '' : 'Connue de cet appareil seulement\u00a0: appelez le centre pour la confirmer.';
