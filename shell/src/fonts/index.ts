export { fontFaces } from './fontFaces';
export { fontFiles } from './fontFiles';
