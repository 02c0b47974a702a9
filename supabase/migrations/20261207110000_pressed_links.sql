-- As before. Programs that check the links of mails run scripts too: the page asks first, with `confirms` false, and a press of the
-- visitor confirms the booking or takes the offered court. Until then it answers, without a name or an address,
--   { kind: 'to-confirm', isOffer, reservation }
-- Pages of earlier releases do not say `confirms`.
drop function public.open_reservation(uuid, text);
create function public.open_reservation(id uuid, secret text, confirms boolean default true) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one private.reservations;
  is_confirmed_now boolean := false;
begin
  if not private.is_link(open_reservation.id, open_reservation.secret) then return jsonb_build_object('kind', 'unknown'); end if;
  select * into found_one from private.reservations where reservations.id = open_reservation.id for update;
  if open_reservation.confirms and found_one.owner is null then
    delete from private.unconfirmed_mails where mailbox = private.mailbox_hash(found_one.email);
  end if;
  if found_one.cancelled_at is not null then
    return jsonb_build_object('kind', case when found_one.confirm_by is null then 'cancelled' else 'released' end);
  end if;
  if found_one.confirm_by <= private.clock() then
    update private.reservations set cancelled_at = private.clock() where reservations.id = found_one.id;
    return jsonb_build_object('kind', 'released');
  end if;
  if open_reservation.confirms then
    if found_one.confirm_by is not null or found_one.owner is null and not found_one.is_confirmed then
      is_confirmed_now := found_one.confirm_by is not null;
      update private.reservations set confirm_by = null, is_confirmed = true
      where reservations.id = found_one.id returning * into found_one;
    end if;
  elsif found_one.confirm_by is not null then
    return jsonb_build_object('kind', 'to-confirm', 'isOffer', found_one.waiting is not null,
      'reservation', private.as_read(found_one) || '{"name": "", "email": "", "reference": ""}');
  end if;
  if found_one.owner is not null and found_one.owner is distinct from auth.uid() then
    return jsonb_build_object('kind', 'in-account')
      || case when is_confirmed_now then jsonb_build_object('isConfirmedNow', true) else '{}'::jsonb end;
  end if;
  return jsonb_build_object('kind', 'open', 'isConfirmedNow', is_confirmed_now, 'reservation', private.as_read(found_one));
end $$;

grant execute on function public.open_reservation(uuid, text, boolean) to anon, authenticated;
