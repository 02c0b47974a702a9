-- What somebody is invited to, before he accepts: told to whoever has the secret, a guest too. Answers
-- { kind: 'open', tournament, name } or { kind: 'refused', reason: 'expired' }.
create function public.read_invitation(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  invited_to public.tournaments;
begin
  select tournaments.* into invited_to
  from private.invitations join public.tournaments on tournaments.id = invitations.tournament
  where token_hash = private.hash_of(read_invitation.token) and expires_at > private.clock();
  if not found then return private.refused('expired'); end if;
  return jsonb_build_object('kind', 'open', 'tournament', invited_to.id, 'name', invited_to.name);
end $$;
