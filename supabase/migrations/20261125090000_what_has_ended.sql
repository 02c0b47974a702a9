-- What was ended comes back neither by itself nor under an older number.

-- A tournament that is deleted and made again under its identifier, as from the trash, goes on counting where it was: whoever
-- follows it takes a smaller number for an old answer, and would show nothing of the new one. Nothing of a person is in it.
create table private.ended (
  tournament text primary key,
  revision bigint not null,
  head bigint not null
);
alter table private.ended enable row level security;

create function private.note_end() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.ended
  select old.id, old.revision, feeds.head from private.feeds where feeds.tournament = old.id
  on conflict (tournament) do update set revision = excluded.revision, head = excluded.head;
  return old;
end $$;
create trigger end_noted before delete on public.tournaments for each row execute function private.note_end();

create function private.stay_ahead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.revision := new.revision + coalesce((select revision from private.ended where tournament = new.id), 0);
  return new;
end $$;
-- By its name it runs after `stamped`, which says that the first revision is 1.
create trigger stays_ahead before insert on public.tournaments for each row execute function private.stay_ahead();

create or replace function private.begin_feed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.feeds
  values (new.id, coalesce((select head from private.ended where tournament = new.id), 0));
  return null;
end $$;

-- Who is dismissed comes back by no link that he still has, nor by one of a friend's; the organiser hands out a new one. A
-- scorer who resigns, or whose account goes, ends nobody else's.
create function private.end_invitations_of_the_dismissed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is distinct from old.person then
    delete from private.invitations where tournament = old.tournament;
  end if;
  return null;
end $$;
create trigger invitations_ended after delete on public.scorers
for each row execute function private.end_invitations_of_the_dismissed();

-- Ends every invitation to a tournament; who has accepted one stays. Answers { kind: 'ended' } or
-- { kind: 'refused', reason: 'not-the-organiser' }.
create function public.end_invitations(tournament text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_organiser_of(end_invitations.tournament) then return private.refused('not-the-organiser'); end if;
  delete from private.invitations where invitations.tournament = end_invitations.tournament;
  return jsonb_build_object('kind', 'ended');
end $$;

revoke execute on function private.note_end(), private.stay_ahead(), private.end_invitations_of_the_dismissed()
from public, anon, authenticated;
