const { remote } = require('../webpack.common.js');

module.exports = remote(__dirname);
