const { WebpackError } = require('webpack');

/** Fails a build in which a patch has not found its target. */
function reportDrift(compilation, patch, target) {
  compilation.errors.push(
    new WebpackError(
      `The patch "${patch}" did not find ${target}. A library has changed: adapt the patch, or go back to the version ` +
        'before (tools/build/patches/README.md).',
    ),
  );
}

module.exports = { reportDrift };
