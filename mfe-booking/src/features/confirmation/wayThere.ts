import { centre } from 'shared-kernel';

const { latitude, longitude } = centre.coordinates;

/** The centre on a map that everybody can open. */
export const mapAddress = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
