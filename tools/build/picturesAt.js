/** Pictures of a section whose files are served elsewhere are there too: their addresses say so in full. */
module.exports = function picturesAt(json) {
  const { at } = this.getOptions();
  return json.replace(/"\/(remotes\/[^"]+)"/g, (_, address) => `"${at}${address}"`);
};
