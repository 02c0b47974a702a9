-- A schema that no request reaches, who may do what by default, the time, who asks, and what a text or a number must be.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
create schema if not exists extensions;
-- Platforms have it there already.
create extension if not exists pgcrypto with schema extensions;
-- The data interface answers in the media type after which a function's domain is named.
create domain public."text/calendar" as text;

-- Platforms differ in what they grant by themselves. Here a function, a table or a sequence has no rights until a migration grants
-- them (grants.sql), and docs/reference/role-matrix.md lists them.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public, private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on functions from anon, authenticated, service_role;

-- Functions name tables and functions of later files.
set check_function_bodies = off;

-- All that depends on the time asks here, so that a test can say what time it is. It has no search path of its own: so Postgres makes
-- it a part of the statements that call it. Many functions are in plpgsql, which keeps their plans for the connection. Postgres plans
-- one in SQL anew at each call, which takes longer than most of their answers.
create function private.clock() returns timestamptz
language sql stable
as $$ select pg_catalog.now() $$;

-- What tournaments go by, on whatever device: one that is a day ahead would call every match late.
create function public.present_time() returns timestamptz
language sql stable set search_path = ''
as $$ select private.clock() $$;

-- An answer that is expected now and then. Values and not errors: some servers make a fault of their own of an error.
create function private.refused(reason text) returns jsonb
language sql immutable set search_path = ''
as $$ select jsonb_build_object('kind', 'refused', 'reason', reason) $$;

-- The caller's network address. Gateways overwrite the first two headers; of a forwarded list the last entry alone is the
-- gateway's own, callers can write the others.
create function private.caller_address() returns text
language sql stable set search_path = ''
as $$
  with sent as (select nullif(current_setting('request.headers', true), '')::json as headers)
  select coalesce(
    nullif(headers ->> 'cf-connecting-ip', ''),
    nullif(headers ->> 'x-real-ip', ''),
    nullif(trim(reverse(split_part(reverse(headers ->> 'x-forwarded-for'), ',', 1))), ''),
    'unknown'
  ) from sent
$$;

-- The address that limits of bookings count, so that an operator sees whether their proxy passes it on (npm run check:backend).
create function public.own_address() returns text
language sql stable security definer set search_path = ''
as $$ select private.caller_address()::text $$;

-- A network is an IPv4 address, or the /64 of an IPv6 address: a household or a phone has all addresses of its /64.
create function private.network_of(address text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  ip inet;
begin
  ip := address;
  -- An IPv4 address as servers for both versions write it.
  if ip <<= inet '::ffff:0:0/96' then ip := inet '0.0.0.0' + (ip - inet '::ffff:0:0'); end if;
  return network(set_masklen(ip, case family(ip) when 4 then 32 else 64 end));
exception when invalid_text_representation then
  -- All malformed addresses are one network: they have its limits.
  return 'unknown';
end $$;

-- The hashes of the caller's network, with the key of the centre's day and with that of the day before.
create function private.caller_networks(centre text) returns bytea[]
language plpgsql volatile set search_path = ''
as $$
declare
  today date := private.centre_day(caller_networks.centre);
begin
  -- Today's key is made when it is first asked for.
  insert into private.network_keys values (today, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
  on conflict do nothing;
  return (
    select array_agg(sha256(key || convert_to(private.network_of(private.caller_address()), 'UTF8')) order by day desc)
    from private.network_keys where day in (today, today - 1));
end $$;

-- It is asked for each row, and has no search path of its own: so Postgres inlines it into the functions that have.
-- Null for a text that is no secret of the site: hashing twenty megabytes takes seconds.
create function private.hash_of(secret text) returns bytea
language sql stable
as $$ select case when octet_length(secret) <= 200 then sha256(convert_to(secret, 'UTF8')) end $$;

create function private.hash_of_command(asked jsonb) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to(asked::text, 'UTF8')) $$;

create function private.address_hash(address text) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to(lower(address), 'UTF8')) $$;

-- Most mail servers put ana+one@ and ana+two@ into the mailbox of ana@.
create function private.mailbox_hash(address text) returns bytea
language sql immutable set search_path = ''
as $$ select private.address_hash(regexp_replace(address, '\+[^@]*@', '@')) $$;

-- Whether the worker sends mails to it (tools/mail/deliver.mjs): the form that mail servers accept (RFC 5321). Parts of the local
-- part and of the domain are not empty, a label begins and ends with no hyphen, and the local part has 64 characters at most. No sign
-- has a meaning in a header, is invisible, or is one that no domain has. Nor has the local part a `?`: an encoded-word,
-- « =?utf-8?q?…?= », is another address to mail programs and pages.
create function private.is_address(address text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    address ~ '^[^[:space:]@<>()",;:\\[\].?]+(\.[^[:space:]@<>()",;:\\[\].?]+)*@[^[:space:]@<>()",;:\\[\].]+(\.[^[:space:]@<>()",;:\\[\].]+)+$'
    and address !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
    and char_length(split_part(address, '@', 1)) <= 64
    and split_part(address, '@', 2) !~ '[]!#$%&''*+/=?^_`{|}~]|(^|\.)-|-(\.|$)', false)
$$;

-- The name without controls, zero-width spaces and surrounding blanks; empty without a visible character. It is a name that a person
-- can read: signs that steer the direction of the text around it are taken out. The forms of the site follow the same rule
-- (shared-kernel/src/platform/formats/names.ts). A text of more than 8,000 bytes stays uncleaned, and too long for each field: to
-- clean twenty megabytes takes one to six seconds.
create function private.clean_name(name text) returns text
language sql immutable set search_path = ''
as $$
  select case when octet_length(name) > 8000 then left(name, 2000)
    when cleaned ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ue000-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]'
    then cleaned else '' end
  from (
    select trim(regexp_replace(
      regexp_replace(name, '[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'),
      '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')) as cleaned
  ) said
$$;

-- The text with its lines, without what steers the direction of the text around it. One of more than 8,000 bytes stays uncleaned, as
-- in `clean_name`.
create function private.clean_lines(lines text) returns text
language sql immutable set search_path = ''
as $$
  select case when octet_length(lines) > 8000 then left(lines, 2000) else trim(E' \n' from regexp_replace(
    lines, '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]', '', 'g')) end
$$;

-- The words of a text, each once, in small letters without accents and punctuation.
create function private.words_in(text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct word), '{}')
  from regexp_split_to_table(
    translate(lower($1), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿÀÂÄÁÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝ',
      'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'),
    '[][\s@.,;:!?''"’()/\\+&|*<>_-]+') word
  where word <> ''
$$;

-- A query for names that have words which begin like each of these; null without a word.
create function private.beginnings(words text) returns tsquery
language sql immutable set search_path = ''
as $$
  select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest(private.words_in(left(words, 200))) word
$$;

-- The number without the invisible signs that come along from a list of contacts; null for an empty one.
create function private.clean_phone(phone text) returns text
language sql immutable set search_path = ''
as $$ select nullif(trim(translate(private.clean_name(phone), chr(160) || chr(8239), '  ')), '') $$;

-- Six to fifteen digits, and what people write between them. None at all is right too.
create function private.is_phone(phone text) returns boolean
language sql immutable set search_path = ''
as $$
  select phone is null or char_length(phone) <= 30 and phone ~ '^\+?[0-9 ()./-]+$'
    and char_length(regexp_replace(phone, '[^0-9]', '', 'g')) between 6 and 15
$$;

-- French numbers as people say them, with or without the prefix of the country: digits alone, without a leading zero.
create function private.phone_key(phone text) returns text
language sql immutable
as $$
  select nullif(regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^((00)?330?(?=[1-9][0-9]{8}$)|0+)', ''), '')
$$;

-- One person's reservations have one key: the account's, the guest's address, or their number.
create function private.person_key(owner uuid, email text, phone text) returns text
language sql immutable
as $$ select coalesce(owner::text, lower(email), private.phone_key(phone)) $$;

-- What members write about themselves lies in `private`, and neither in their tokens nor in the tables of the authentication.
create function private.detail_names() returns text[]
language sql immutable set search_path = ''
as $$ select array['name', 'phone', 'birthDate', 'address', 'gender', 'club'] $$;

-- The details among these fields, each cut to the length of the form's longest.
create function private.details_in(fields jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, left(value, 200)), '{}')
  from jsonb_each_text(case jsonb_typeof(fields) when 'object' then fields else '{}' end)
  where key = any(private.detail_names()) and value is not null
$$;

-- Whether the document has at most so many bytes where spectators read it. Stored bytes say nothing of that: a number takes ten and
-- prints up to 131,072 digits, such as 1e131071, and a control takes one and prints six. Numbers are looked at first, because
-- to print many of these takes seconds.
create function private.prints_within(document jsonb, most_bytes int) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when coalesce(bool_and(abs(number::numeric) < 1e20 and scale(number::numeric) <= 40), true)
    then octet_length(document::text) <= most_bytes else false end
  from jsonb_path_query(document, 'strict $.** ? (@.type() == "number")') number
$$;

-- Requests are refused by their size before a function expands them. PostgREST answers this error with 413.
create function private.refuse_larger(document jsonb, most_bytes int) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if pg_column_size(document) > most_bytes then
    raise program_limit_exceeded using message = format('The request has more than %s bytes.', most_bytes);
  end if;
  return document;
end $$;

create function private.is_whole(value jsonb, lowest int, highest int) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(case when jsonb_typeof(value) = 'number' then
    value::numeric between lowest and highest and scale(value::numeric) = 0 end, false)
$$;

-- A list of at most so many elements, or null.
create function private.elements_of(value jsonb, most int) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= most then value end
$$;

create function private.day_in(value jsonb) returns date
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(value #>> '{}' !~ '^\d{4}-\d\d-\d\d$', true) then return null; end if;
  return (value #>> '{}')::date;
exception when datetime_field_overflow then
  return null;
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

-- Whether the secret is that of a link to this reservation.
create function private.is_link(wanted uuid, secret text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.mail_links
    where secret_hash = private.hash_of(secret) and reservation = wanted and purpose = 'open')
$$;

-- Writes the row of the audit that says that something changed: an update that changes nothing but its own time has none. Its details
-- are { place, cancelled } of a booking that changed, each with both values where they differ, and { closure } of closed courts.
create function private.write_audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  details jsonb;
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'changed_at' = changed - 'changed_at' then return null; end if;
  if tg_table_name = 'reservations' and tg_op = 'UPDATE' then
    details := nullif(private.changed_fields(private.place_in_audit(to_jsonb(old)), private.place_in_audit(changed)), '{}');
  elsif tg_table_name = 'closures' then
    details := jsonb_build_object('closure', (
      select jsonb_object_agg(key, value) from jsonb_each(changed)
      where key in ('courts', 'first_day', 'first_hour', 'last_day', 'last_hour', 'sentence')));
  end if;
  insert into private.audit (at, actor, action, entity, entity_id, details)
  values (
    private.clock(), auth.uid(), lower(tg_op), tg_table_name, coalesce(changed ->> 'id', changed ->> 'tournament'), details);
  return null;
end $$;
