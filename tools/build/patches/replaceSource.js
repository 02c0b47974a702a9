const { readFileSync } = require('node:fs');

/** A loader: the module consists of the file `substitute` instead of its own source. */
module.exports = function replaceSource() {
  const { substitute } = this.getOptions();
  this.addDependency(substitute);
  return readFileSync(substitute, 'utf8');
};
