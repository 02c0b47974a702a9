/**
 * The kernel for Node: one file in which the shell's and the remotes' server builds meet, so that they share
 * one instance of everything, as they do in the browser. The names are those that webpack.common.js asks for.
 */
export * as calendar from './calendar';
export * as root from './index';
export * as mui from './mui';
export * as router from './router';
export * as ui from './ui';
