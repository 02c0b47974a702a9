export { GlobalStyles } from './GlobalStyles';
export { theme } from './tokens';
