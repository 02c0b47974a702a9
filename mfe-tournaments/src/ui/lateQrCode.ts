import { lateModule } from './lateModule';

/** No page of its own: what draws the code of a screen. */
export const qrCode = lateModule(() => import(/* webpackChunkName: "tournaments-qr" */ './QrCode'));
