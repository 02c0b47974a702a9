const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../..');

/** The folders of this checkout's sections: those with a remote.json. The tournaments, which build longest, come first. */
const sections = readdirSync(root)
  .filter((folder) => existsSync(join(root, folder, 'remote.json')))
  .sort()
  .reverse();

module.exports = { sections };
