-- As before, twenty times a day: who accepts and resigns in turn writes two rows of the audit each time. Answers { kind: 'accepted',
-- tournament } or { kind: 'refused', reason: 'nobody' | 'expired' | 'too-many' }.
create or replace function public.accept_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation jsonb := public.read_invitation(accept_invitation.token);
begin
  if auth.uid() is null then return private.refused('nobody'); end if;
  if invitation ->> 'kind' = 'refused' then return invitation; end if;
  -- A link that hands a tournament over makes no scorers.
  if invitation ->> 'kind' = 'handover' then return private.refused('expired'); end if;
  -- One at a time: of many requests at once each would find the limit not reached.
  perform pg_advisory_xact_lock(3, hashtext(auth.uid()::text));
  if not exists (
      select from public.scorers where scorers.tournament = invitation ->> 'tournament' and person = auth.uid())
    and (select count(*) from private.audit
      where actor = auth.uid() and entity = 'scorers' and action = 'insert' and at > private.clock() - interval '1 day') >= 20
  then return private.refused('too-many'); end if;
  insert into public.scorers select invitation ->> 'tournament', auth.uid() where invitation ->> 'kind' = 'open'
  on conflict do nothing;
  return jsonb_build_object('kind', 'accepted', 'tournament', invitation -> 'tournament');
end $$;

grant execute on function public.accept_invitation(text) to anon, authenticated;
