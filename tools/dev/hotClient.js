import * as reactRefreshRuntime from 'react-refresh/runtime';
import 'webpack/hot/dev-server';
import hotEmitter from 'webpack/hot/emitter';

// The sections of the page are built to take it from here (withFastRefresh.mjs).
self.reactRefreshRuntime ??= reactRefreshRuntime;

// `?mfe-booking`: each package of the page listens for its own builds.
addEventListener('built', ({ detail: { folder, hash } }) => {
  if (__resourceQuery === `?${folder}`) hotEmitter.emit('webpackHotUpdate', hash);
});
