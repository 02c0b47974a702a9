import { writeMail } from './writeMail.mjs';

/** The lease of a claimed mail is ten minutes, and one mail takes at most forty seconds. */
const AT_ONCE = 10;
/** How often a report is repeated before the lease ends. */
const REPORTS = 3;
const REPORT_PAUSE_MS = 1_000;

/**
 * A worker that sends the mails of a queue (queue.mjs) at least once. `deliver(message)` throws an error with `message` and
 * `isFinal` for a mail that was not taken. `log` gets one line for each mail. Answers `{ sendDue(signal) }`, which sends all that is
 * due, or what it has claimed once `signal` is aborted, and resolves to `{ sent, failed }`.
 */
export function createWorker({ queue, deliver, settings, log = () => {}, pauseMs = REPORT_PAUSE_MS }) {
  /** Sent by this worker without a report that arrived: a second claim is reported, and not sent again. */
  const unreported = new Set();

  async function report(id) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await queue.sent(id);
        unreported.delete(id);
        return;
      } catch (error) {
        if (attempt === REPORTS) return log(`Sent, and not reported: ${id} (${error.message}).`);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }

  async function send(mail) {
    if (!unreported.has(mail.id)) {
      try {
        await deliver(writeMail(mail, settings));
      } catch (error) {
        log(`Not sent: ${mail.kind} ${mail.id}, attempt ${mail.attempts}. ${error.message}`);
        await queue.failed(mail.id, { message: error.message, isFinal: error.isFinal === true });
        return false;
      }
      unreported.add(mail.id);
      log(`Sent: ${mail.kind} ${mail.id}.`);
    }
    await report(mail.id);
    return true;
  }

  return {
    async sendDue(signal) {
      const done = { sent: 0, failed: 0 };
      for (;;) {
        const mails = await queue.claim(AT_ONCE);
        for (const mail of mails) done[(await send(mail)) ? 'sent' : 'failed'] += 1;
        if (mails.length < AT_ONCE || signal?.aborted) return done;
      }
    },
  };
}
