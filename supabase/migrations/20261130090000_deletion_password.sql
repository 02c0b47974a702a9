-- The deletion of an account asks for its password: a stolen session alone deletes nothing.

create schema if not exists extensions;
-- Platforms have it there already.
create extension if not exists pgcrypto with schema extensions;

-- Whether this is the password of the hash that the authentication stores. `$2b$` and `$2y$` are other spellings of `$2a$`, the
-- one that pgcrypto knows. A hash of another kind has no password here.
create function private.is_password(given text, stored text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    (select extensions.crypt(given, hash) = hash
     from (select regexp_replace(stored, '^\$2[by]', '$2a') as hash) spelt
     where hash ~ '^\$2a\$\d\d\$.{53}$'),
    false)
$$;

-- The wrong passwords of the last hour; older ones go with the next, or with the account.
create table private.wrong_passwords (
  person uuid not null references auth.users on delete cascade,
  at timestamptz not null
);
alter table private.wrong_passwords enable row level security;
create index wrong_passwords_by_person on private.wrong_passwords (person, at);

/*
 * Deletes the caller's account, as before, if this is its password. Answers
 *   { kind: 'deleted' }
 *   { kind: 'organiser', tournaments: [{ id, name }] }
 *   { kind: 'wrong-password' }
 *   { kind: 'too-many-tries', until }            after five wrong passwords within an hour
 *   { kind: 'refused', reason: 'nobody' }
 */
drop function public.delete_account();
create function public.delete_account(password text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  stored text;
  organised jsonb;
  tried_at timestamptz;
begin
  -- A tournament that is made in their name meanwhile waits, and then finds no account. Of many tries at once each waits too.
  select encrypted_password into stored from auth.users where id = caller for update;
  if not found then return private.refused('nobody'); end if;
  select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by date, id) into organised
  from public.tournaments where organiser = caller;
  if organised is not null then return jsonb_build_object('kind', 'organiser', 'tournaments', organised); end if;

  delete from private.wrong_passwords where person = caller and at <= private.clock() - interval '1 hour';
  select at into tried_at from private.wrong_passwords where person = caller order by at desc offset 4 limit 1;
  if found then
    return jsonb_build_object('kind', 'too-many-tries', 'until', tried_at + interval '1 hour');
  end if;
  if not private.is_password(delete_account.password, stored) then
    insert into private.wrong_passwords values (caller, private.clock());
    return jsonb_build_object('kind', 'wrong-password');
  end if;

  perform private.erase_reservations(array(select id from private.reservations where owner = caller));
  delete from auth.users where id = caller;
  insert into private.audit (at, actor, action, entity, entity_id)
  values (private.clock(), caller, 'delete', 'accounts', caller::text);
  return jsonb_build_object('kind', 'deleted');
end $$;

grant execute on function public.delete_account(text) to anon, authenticated;
