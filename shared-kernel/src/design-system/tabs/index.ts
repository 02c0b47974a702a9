export { Tabs } from './Tabs';
export { useSelectedTab } from './useSelectedTab';
