-- Links of mails about series are made in one place, private.add_series_links.

-- The secrets that a mail needs for its links, made at its first attempt; a repeat has the same ones. An offer's mail has a link
-- for a member too: it confirms the offer, and opens nothing. Mails about series have theirs from private.add_series_links.
create or replace function private.links_of(mail private.outgoing_mail) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  made jsonb := '{}';
  wanted record;
  secret text;
begin
  for wanted in select * from (values
      ('key', 'open', (mail.payload -> 'isGuest')::boolean and mail.kind <> 'cancelled' or mail.kind = 'offered'),
      ('stop', 'reminders', mail.kind = 'reminder')
    ) links (name, purpose, is_needed)
    where is_needed and not mail.payload ? name
  loop
    secret := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    insert into private.mail_links
    values (private.hash_of(secret), mail.reservation, wanted.purpose, private.address_hash(mail.recipient));
    made := made || jsonb_build_object(wanted.name, secret);
  end loop;
  return made;
end $$;
