/**
 * The shell's shared modules for the sections' builds for Node, by their external names in webpack.common.js: one
 * instance of everything with state or identity, as in the browser.
 */
import * as emotionRuntime from '@emotion/react/jsx-runtime';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as kernel from 'shared-kernel';
import * as calendar from 'shared-kernel/calendar';
import * as mui from 'shared-kernel/mui';
import * as router from 'shared-kernel/router';
import * as ui from 'shared-kernel/ui';
import * as validation from 'shared-kernel/validation';

export const sharedModules = {
  '@emotion/react/jsx-runtime': emotionRuntime,
  react,
  'react-dom': reactDom,
  'shared-kernel': kernel,
  'shared-kernel/calendar': calendar,
  'shared-kernel/mui': mui,
  'shared-kernel/router': router,
  'shared-kernel/ui': ui,
  'shared-kernel/validation': validation,
};
