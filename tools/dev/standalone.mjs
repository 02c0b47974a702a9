import { renderStandalone } from 'shared-kernel/standalone';
import { routes } from '#section/routes';

// `#section/routes` is an alias of webpack.common.js: the routes of the section that is built.
renderStandalone(routes);
