-- Supabase's own scheduler calls the worker, where it runs as an Edge Function (docs/how-to/mails.md). A centre whose worker is
-- `npm run mail` needs none of this.

-- Asks the function to send what is due. Its address and its secret lie in Supabase's Vault.
create function private.call_mail_worker() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text;
  secret text;
begin
  execute $query$
    select max(decrypted_secret) filter (where name = 'mail_worker_url'),
      max(decrypted_secret) filter (where name = 'mail_worker_secret')
    from vault.decrypted_secrets $query$ into address, secret;
  if address is null or secret is null then
    raise exception 'The Vault lacks mail_worker_url or mail_worker_secret.';
  end if;
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 60000)'
  using address || '/send', jsonb_build_object('Content-Type', 'application/json', 'x-worker-secret', secret);
end $$;

-- Has the database call the worker every twenty seconds. False, with a warning, where an extension or the Vault is missing, or not
-- set up: the operator mends it and calls this again, or runs `npm run mail`.
create function private.schedule_mails() returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  perform private.call_mail_worker();
  perform cron.schedule('send-mails', '20 seconds', 'select private.call_mail_worker()');
  return true;
exception when others then
  raise warning 'pg_cron does not call the worker of mails: %', sqlerrm;
  return false;
end $$;
