-- A schema that no request reaches, the time, who asks, and what is written down of changes.

create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- All that depends on the time asks here, so that a test can say what time it is.
create function private.clock() returns timestamptz
language sql stable set search_path = ''
as 'select now()';

-- What the operator made of the caller: 'organizer', 'staff' or nothing. Of the table and not of the token: who is
-- dismissed is dismissed at once, and not every server writes a role into its tokens.
create function private.caller_role() returns text
language sql stable security definer set search_path = ''
as $$ select raw_app_meta_data ->> 'role' from auth.users where id = auth.uid() $$;

-- The caller's network address. Gateways overwrite the first two headers; of a forwarded list the last entry alone is the
-- gateway's own, the others are what the caller says of himself.
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

-- An answer that is expected now and then. Values and not errors: some servers make a fault of their own of an error.
create function private.refused(reason text) returns jsonb
language sql immutable set search_path = ''
as $$ select jsonb_build_object('kind', 'refused', 'reason', reason) $$;

-- Who changed what, and when; no name and no address of anybody. For the operator alone.
create table private.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  action text not null,
  entity text not null,
  entity_id text not null
);
alter table private.audit enable row level security;
create index audit_by_entity on private.audit (entity, entity_id);

create function private.write_audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  insert into private.audit (at, actor, action, entity, entity_id)
  values (private.clock(), auth.uid(), lower(tg_op), tg_table_name, coalesce(changed ->> 'id', changed ->> 'tournament'));
  return null;
end $$;

-- Lets a cache before the database answer for some seconds, and lets a browser ask whether anything is new. True where the
-- caller has this version already: the answer is 304 then, and its body need not be made.
create function private.is_known_version(version text, seconds int) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  tag text := '"' || version || '"';
begin
  perform set_config('response.headers', json_build_array(
    json_build_object('ETag', tag),
    json_build_object('Cache-Control', format('public, max-age=%s, stale-while-revalidate=%s', seconds, 5 * seconds))
  )::text, true);
  if nullif(current_setting('request.headers', true), '')::json ->> 'if-none-match' is distinct from tag then
    return false;
  end if;
  perform set_config('response.status', '304', true);
  return true;
end $$;
