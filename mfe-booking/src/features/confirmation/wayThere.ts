import { centre } from 'shared-kernel';

const { latitude, longitude } = centre.coordinates;

/** The centre on a public map. */
export const mapAddress = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
