/** What was set aside on this device as unreadable: for the page that offers to download or to delete it. */
export { type SetAside, setAsideData } from './setAsideData';
