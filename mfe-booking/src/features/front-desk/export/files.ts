/** One script for what the desk takes away in files. */
export { DeskFeed } from './DeskFeed';
export { ExportList } from './ExportList';
