/** Rules of a domain know no browser, so their tests start without one; the others have jsdom's unless they say otherwise. */
module.exports = class {
  constructor(config, context) {
    const name = /[\\/]domain[\\/].*\.test\.ts$/.test(context.testPath) ? 'node' : 'jsdom';
    const { TestEnvironment } = require(`jest-environment-${name}`);
    // biome-ignore lint/correctness/noConstructorReturn: jest makes the environment with `new`.
    return new TestEnvironment(config, context);
  }
};
