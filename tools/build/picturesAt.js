/** Pictures of a section that is served from another origin are there too, so their addresses are absolute. */
module.exports = function picturesAt(json) {
  const { at } = this.getOptions();
  return json.replace(/"\/(remotes\/[^"]+)"/g, (_, address) => `"${at}${address}"`);
};
