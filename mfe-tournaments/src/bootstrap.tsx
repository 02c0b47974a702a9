import { renderStandalone } from 'shared-kernel/standalone';
import { routes } from './routes';

renderStandalone(routes);
