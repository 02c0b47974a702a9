-- What a caller types: addresses, plans, days. And a role goes to an address that its person has confirmed.

-- As before, in the form that mail servers accept (RFC 5321): parts of the local part and of the domain are not empty, a label begins and
-- ends with no hyphen, and the local part has 64 characters at most.
create or replace function private.is_address(address text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    address ~ '^[^[:space:]@<>()",;:\\[\].]+(\.[^[:space:]@<>()",;:\\[\].]+)*@[^[:space:]@<>()",;:\\[\].]+(\.[^[:space:]@<>()",;:\\[\].]+)+$'
    and address !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
    and char_length(split_part(address, '@', 1)) <= 64
    and split_part(address, '@', 2) !~ '(^|\.)-|-(\.|$)', false)
$$;

-- The name as the site offers it (shared-kernel/src/reservations/plans). Of another one, which a section of another release may hand over,
-- the booking stands and the name goes: it is shown to the staff and in mails, and a caller may write anything. A closure has none.
create function private.offered(said text, offers text[]) returns text
language sql immutable set search_path = ''
as $$
  select case when said = '' then '' when private.clean_name(said) = any(offers) then private.clean_name(said) else 'Non spécifié' end
$$;

create function private.name_offers() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.plan := private.offered(new.plan, array['Découverte', 'Passionné', 'Champion']);
  new.service := private.offered(new.service, array[
    'Jeu libre', 'Abonnements', 'Cours et entraînements', 'Tournois', 'Événements privés', 'Football indoor']);
  return new;
end $$;

create trigger offers_named before insert on private.reservations
for each row execute function private.name_offers();

-- As before. Who claims a booking in the name of their account's own address has confirmed it as the link of its mail does. Another address
-- proves nothing: its mails count on.
create or replace function public.claim_reservations(keys jsonb) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed int;
begin
  with own as (
    update private.reservations set owner = account.id
    from private.keys_of(keys) known, auth.users account
    where account.id = auth.uid() and owner is null and cancelled_at is null
      and (confirm_by is null or confirm_by > private.clock())
      and (not known.is_link or lower(account.email) = lower(reservations.email))
      and reservations.id = known.id and reservations.secret_hash = known.secret_hash
    returning private.mailbox_hash(reservations.email) as mailbox,
      case when account.email_confirmed_at is not null then private.mailbox_hash(account.email) end as proven
  ), freed as (
    delete from private.unconfirmed_mails where mailbox in (select mailbox from own where mailbox = proven)
  )
  select count(*) into claimed from own;
  return claimed;
end $$;

-- As before, to an account whose address is confirmed: else a stranger's, or a mistyped one, would get the rights.
create or replace function public.change_role(person uuid, role text, given boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  metadata jsonb;
  is_confirmed boolean;
  present text[];
begin
  perform private.lock_managers();
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  if role is null or role not in ('organizer', 'staff', 'manager') or given is null then
    return private.refused('unknown-role');
  end if;
  select raw_app_meta_data, email_confirmed_at is not null into metadata, is_confirmed from auth.users where id = change_role.person for update;
  if not found then return private.refused('nobody'); end if;
  present := private.roles_in(metadata);
  if given = (change_role.role = any(present)) then
    return jsonb_build_object('kind', 'changed', 'person', private.person_as_read(change_role.person));
  end if;
  if given and not is_confirmed then return private.refused('unconfirmed'); end if;
  if not given and change_role.role = 'manager' and private.is_last_manager(change_role.person) then
    return private.refused('last-manager');
  end if;
  present := case when given then present || change_role.role else array_remove(present, change_role.role) end;
  -- Pages of earlier releases read `role`.
  update auth.users set raw_app_meta_data = (coalesce(metadata, '{}') - 'role') || jsonb_build_object('roles', present)
    || case when 'organizer' = any(present) then '{"role": "organizer"}'::jsonb
         when 'staff' = any(present) then '{"role": "staff"}' else '{}' end
  where id = change_role.person;
  return jsonb_build_object('kind', 'changed', 'person', private.person_as_read(change_role.person));
end $$;

-- The day that a text of the form 'yyyy-MM-dd' names; null for any other text, and for a day that no calendar has.
create function private.day_in(said text) returns date
language plpgsql immutable set search_path = ''
as $$
begin
  return case when said ~ '^\d{4}-\d{2}-\d{2}$' then said::date end;
exception when datetime_field_overflow then
  return null;
end $$;

-- As before; a day that cannot be is 'malformed', as the function itself reads it.
drop function public.centre_figures(text, date, date);
create function public.centre_figures(centre text, first_day text, last_day text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  first_day date := private.day_in(centre_figures.first_day);
  last_day date := private.day_in(centre_figures.last_day);
  total int;
begin
  if not private.has_role('manager') then return private.refused('not-manager'); end if;
  if not exists (select from private.centres where id = centre_figures.centre) then return private.refused('unknown-centre'); end if;
  if first_day is null or last_day is null or last_day < first_day or last_day - first_day >= 400 then
    return private.refused('malformed');
  end if;
  select count(*) into total from private.courts where courts.centre = centre_figures.centre and in_service;
  return jsonb_build_object(
    'kind', 'figures',
    'hours', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'weekday', weekday, 'hour', hour, 'booked', coalesce(booked, 0), 'offered', coalesce(offered, 0)) order by weekday, hour), '[]')
      from (
        select extract(isodow from shown.day)::int as weekday, opened.hour, sum(total - coalesce(closed.courts, 0)) as offered
        from (
          select first_day + ahead as day, private.hours_of(centre_figures.centre, first_day + ahead) as open
          from generate_series(0, last_day - first_day) ahead
        ) shown
          cross join lateral generate_series(lower(open), upper(open) - 1) opened (hour)
          left join (
            select reservations.day, reservations.hour::int as hour, count(*) as courts
            from private.reservations
              join private.courts on courts.centre = reservations.centre and number = court and in_service
            where reservations.centre = centre_figures.centre and reservations.day between first_day and last_day
              and closure is not null
            group by 1, 2
          ) closed on closed.day = shown.day and closed.hour = opened.hour
        group by 1, 2
      ) offers full join (
        select extract(isodow from day)::int as weekday, hour::int as hour, count(*) as booked
        from private.reservations
        where reservations.centre = centre_figures.centre and day between first_day and last_day and cancelled_at is null
          and closure is null and (confirm_by is null or confirm_by > private.clock())
        group by 1, 2
      ) games using (weekday, hour)),
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object('month', month, 'booked', booked, 'cancelled', cancelled) order by month), '[]')
      from (
        select to_char(day, 'YYYY-MM') as month, count(*) filter (where cancelled_at is null) as booked, count(cancelled_at) as cancelled
        from private.reservations
        where reservations.centre = centre_figures.centre and day between first_day and last_day and closure is null
          and (confirm_by is null or confirm_by > private.clock())
        group by 1
      ) by_month));
end $$;

revoke execute on function private.offered(text, text[]), private.name_offers(), private.day_in(text) from public, anon, authenticated;
grant execute on function
  public.claim_reservations(jsonb), public.change_role(uuid, text, boolean), public.centre_figures(text, text, text)
to anon, authenticated;
