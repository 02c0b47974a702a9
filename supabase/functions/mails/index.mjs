import { answerMailRequest } from '../../../tools/mail/answerMailRequest.mjs';
import { createWorker } from '../../../tools/mail/createWorker.mjs';
import { createSmtp } from '../../../tools/mail/deliver.mjs';
import { createQueue } from '../../../tools/mail/queue.mjs';

// The worker as an Edge Function of Supabase, which pg_cron calls (docs/how-to/mails.md). It runs on Deno.
const setting = (name) => globalThis.Deno.env.get(name) ?? '';

const url = setting('SUPABASE_URL');
const secretKey = setting('SUPABASE_SECRET_KEY') || setting('SUPABASE_SERVICE_ROLE_KEY');
const queue = createQueue({ url, secretKey });
const { deliver } = createSmtp({ smtp: setting('SMTP_URL'), from: setting('MAIL_FROM') });
const worker = createWorker({
  queue,
  deliver,
  settings: { site: setting('SITE_ORIGIN'), unsubscribeUrl: `${url}/functions/v1/mails/stop-reminders` },
  log: console.log,
});

globalThis.Deno.serve((request) =>
  answerMailRequest(request, {
    sendDue: worker.sendDue,
    stopReminders: queue.stopReminders,
    site: setting('SITE_ORIGIN'),
    workerSecret: setting('MAIL_WORKER_SECRET'),
  }),
);
