const { TestEnvironment } = require('jest-environment-jsdom');

/** A browser's page whose requests reach the machine's own network, as `fetch` of Node sends them. */
module.exports = class WithNetwork extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response, AbortController, AbortSignal });
  }
};
