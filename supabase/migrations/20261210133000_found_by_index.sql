-- An account's deletion read all reservations twice, for those that it had entered or changed at the desk, and the nightly run all of
-- them for the links of old mails, and all mails. Indexes find the rows.

create index reservations_by_entry on private.reservations (entered_by) where entered_by is not null;
create index reservations_by_change on private.reservations (changed_by) where changed_by is not null;

-- As before.
create or replace function private.forget_mails() returns void
language sql volatile set search_path = ''
as $$
  delete from private.outgoing_mail where sent_at < private.clock() - interval '30 days';
  delete from private.outgoing_mail where given_up_at < private.clock() - interval '30 days';
  -- Never asked for by a worker.
  delete from private.outgoing_mail
  where sent_at is null and given_up_at is null and expires_at < private.clock() - interval '30 days';
  delete from private.mail_links
  where (select day from private.reservations where id = reservation) < (private.clock() - interval '30 days')::date;
  delete from private.unconfirmed_mails where at < private.clock() - interval '1 day';
  delete from private.waiting where private.beginning(centre, day, hour) < private.clock() - interval '1 hour';
$$;
