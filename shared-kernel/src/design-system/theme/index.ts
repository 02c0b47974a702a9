export { theme } from './tokens';
