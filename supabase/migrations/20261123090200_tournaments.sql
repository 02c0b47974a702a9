-- Tournaments: one record each, as the site keeps it, without the events of its matches, which have tables of their own. The
-- columns beside the record are made of it, so that list and record cannot differ.

create function private.count_fixtures(record jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'pending', count(*) filter (where fixture ->> 'status' = 'pending'),
    'inprogress', count(*) filter (where fixture ->> 'status' = 'inprogress'),
    'finished', count(*) filter (where fixture ->> 'status' = 'finished'))
  from jsonb_array_elements(coalesce(record -> 'fixtures', '[]')) fixture
$$;

create function private.names_of_teams(record jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(team -> 'name' order by place), '[]')
  from jsonb_array_elements(coalesce(record -> 'teams', '[]')) with ordinality listed (team, place)
$$;

create table public.tournaments (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  organiser uuid not null default auth.uid() references auth.users,
  published boolean not null default true,
  -- One more with each change of the record. Who changes it names the one that he has read.
  revision bigint not null default 1,
  record jsonb not null check (pg_column_size(record) < 512 * 1024),
  changed_at timestamptz not null default now(),
  name text not null generated always as (record ->> 'name') stored check (char_length(name) between 1 and 200),
  date text not null generated always as (record ->> 'date') stored check (date ~ '^\d{4}-\d{2}-\d{2}$'),
  level text not null generated always as (record ->> 'level') stored,
  description text not null generated always as (coalesce(record ->> 'description', '')) stored,
  teams jsonb not null generated always as (private.names_of_teams(record)) stored,
  fixtures jsonb not null generated always as (private.count_fixtures(record)) stored,
  check (record ->> 'id' = id)
);
create index tournaments_by_organiser on public.tournaments (organiser);

-- Who may write down its matches besides the organiser.
create table public.scorers (
  tournament text not null references public.tournaments on delete cascade,
  person uuid not null default auth.uid() references auth.users on delete cascade,
  primary key (tournament, person)
);

create table private.invitations (
  token_hash bytea primary key,
  tournament text not null references public.tournaments on delete cascade,
  expires_at timestamptz not null
);

-- The policies of both tables ask these, which therefore look past them.
create function private.is_organiser_of(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.tournaments where id = wanted and organiser = auth.uid())
    and private.caller_role() is not distinct from 'organizer'
$$;

create function private.is_scorer_of(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.scorers where tournament = wanted and person = auth.uid()) $$;

alter table public.tournaments enable row level security;
alter table public.scorers enable row level security;
alter table private.invitations enable row level security;

create policy "everybody reads what is published" on public.tournaments
for select to anon, authenticated using (published);
create policy "an organiser reads his own" on public.tournaments
for select to authenticated using (organiser = (select auth.uid()));
create policy "a scorer reads what he scores" on public.tournaments
for select to authenticated using (private.is_scorer_of(id));
create policy "organisers create their own" on public.tournaments
for insert to authenticated
with check (organiser = (select auth.uid()) and (select private.caller_role()) = 'organizer');
create policy "an organiser changes his own" on public.tournaments
for update to authenticated using (private.is_organiser_of(id)) with check (private.is_organiser_of(id));
create policy "a scorer changes what he scores" on public.tournaments
for update to authenticated using (private.is_scorer_of(id)) with check (private.is_scorer_of(id));
create policy "an organiser deletes his own" on public.tournaments
for delete to authenticated using (private.is_organiser_of(id));

create policy "a scorer knows his part" on public.scorers
for select to authenticated using (person = (select auth.uid()));
create policy "an organiser knows his scorers" on public.scorers
for select to authenticated using (private.is_organiser_of(tournament));
create policy "an organiser dismisses his scorers" on public.scorers
for delete to authenticated using (private.is_organiser_of(tournament));
create policy "a scorer resigns" on public.scorers
for delete to authenticated using (person = (select auth.uid()));

-- What the database alone decides, whatever a request says; and that a scorer changes matches and nothing else.
create function private.stamp_tournament() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.changed_at := private.clock();
  if tg_op = 'INSERT' then
    new.revision := 1;
    return new;
  end if;
  new.id := old.id;
  new.organiser := old.organiser;
  new.revision := old.revision + case when new.record = old.record then 0 else 1 end;
  if auth.uid() is distinct from old.organiser and auth.uid() is not null
    and (new.published <> old.published or new.record - 'fixtures' <> old.record - 'fixtures')
  then raise exception 'A scorer changes matches alone.' using errcode = 'PT403'; end if;
  return new;
end $$;
create trigger stamped before insert or update on public.tournaments
for each row execute function private.stamp_tournament();
create trigger audited after insert or update or delete on public.tournaments
for each row execute function private.write_audit();
create trigger audited after insert or delete on public.scorers
for each row execute function private.write_audit();

-- A secret for those who are to score, handed over as a link or a QR code: valid for a day, as often as it is used. Answers
-- { kind: 'invited', token } or { kind: 'refused', reason: 'not-the-organiser' }.
create function public.invite_scorers(tournament text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.is_organiser_of(invite_scorers.tournament) then return private.refused('not-the-organiser'); end if;
  insert into private.invitations
  values (private.hash_of(token), invite_scorers.tournament, private.clock() + interval '1 day');
  return jsonb_build_object('kind', 'invited', 'token', token);
end $$;

-- Makes a scorer of the caller. Answers { kind: 'accepted', tournament } or { kind: 'refused', reason: 'nobody' | 'expired' }.
create function public.accept_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invited_to text;
begin
  if auth.uid() is null then return private.refused('nobody'); end if;
  select invitations.tournament into invited_to from private.invitations
  where token_hash = private.hash_of(accept_invitation.token) and expires_at > private.clock();
  if not found then return private.refused('expired'); end if;
  insert into public.scorers values (invited_to, auth.uid()) on conflict do nothing;
  return jsonb_build_object('kind', 'accepted', 'tournament', invited_to);
end $$;
