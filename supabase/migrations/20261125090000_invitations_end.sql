-- An invitation ends when somebody who may have come by it is dismissed, so that he does not come back by the same link, and
-- when its organiser says so. Who has accepted it stays a scorer.

create function private.end_invitations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Who resigns takes nobody's link away.
  if auth.uid() is distinct from old.person then
    delete from private.invitations where tournament = old.tournament;
  end if;
  return null;
end $$;
create trigger invitations_ended after delete on public.scorers
for each row execute function private.end_invitations();

-- Ends every link that was handed out. Answers { kind: 'withdrawn', count } or { kind: 'refused', reason: 'not-the-organiser' }.
create function public.withdraw_invitations(tournament text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  count int;
begin
  if not private.is_organiser_of(withdraw_invitations.tournament) then
    return private.refused('not-the-organiser');
  end if;
  delete from private.invitations where invitations.tournament = withdraw_invitations.tournament;
  get diagnostics count = row_count;
  return jsonb_build_object('kind', 'withdrawn', 'count', count);
end $$;

revoke execute on function private.end_invitations() from public, anon, authenticated;
