const { TestEnvironment } = require('jest-environment-jsdom');

/** A jsdom environment whose requests use the machine's own network, by Node's `fetch`. */
module.exports = class WithNetwork extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response, AbortController, AbortSignal });
  }
};
