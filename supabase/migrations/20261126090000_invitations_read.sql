-- What somebody is invited to, before he accepts: told to whoever has the secret, a guest too. Answers
-- { kind: 'open', tournament, name }, { kind: 'own', … } to the organiser himself, or { kind: 'refused', reason: 'expired' }.
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
  return jsonb_build_object(
    'kind', case when invited_to.organiser = auth.uid() then 'own' else 'open' end,
    'tournament', invited_to.id, 'name', invited_to.name);
end $$;

-- As before; an organiser becomes no scorer of his own tournament.
create or replace function public.accept_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invited_to text;
begin
  if auth.uid() is null then return private.refused('nobody'); end if;
  select invitations.tournament into invited_to from private.invitations
  where token_hash = private.hash_of(accept_invitation.token) and expires_at > private.clock();
  if not found then return private.refused('expired'); end if;
  insert into public.scorers
  select id, auth.uid() from public.tournaments where id = invited_to and organiser <> auth.uid()
  on conflict do nothing;
  return jsonb_build_object('kind', 'accepted', 'tournament', invited_to);
end $$;
