export { About } from './About';
export { Contact } from './Contact';
export { CourtBuildingBanner } from './CourtBuildingBanner';
export { NewsPreview } from './NewsPreview';
export { Partners } from './Partners';
export { ServicesPreview } from './ServicesPreview';
