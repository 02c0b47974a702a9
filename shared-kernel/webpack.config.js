const { kernel } = require('../webpack.common.js');

module.exports = kernel(__dirname);
