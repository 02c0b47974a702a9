import { start } from './start';

export { sharedOnDemand } from './composition/sharedOnDemand';

start();
