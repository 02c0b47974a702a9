const { shell } = require('../webpack.common.js');

module.exports = shell(__dirname);
