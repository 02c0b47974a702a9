-- As before, with the price of the game: what its visitor pays at the centre.
create or replace function private.mail_about(reservation private.reservations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'day', reservation.day, 'hour', reservation.hour, 'court', reservation.court, 'courtName', (
      select nullif(name, '') from private.courts where courts.centre = reservation.centre and number = reservation.court),
    'players', reservation.players,
    'startsAt', private.beginning(reservation.centre, reservation.day, reservation.hour),
    'plan', private.clean_name(reservation.plan), 'service', private.clean_name(reservation.service), 'name', reservation.name,
    'reference', reservation.reference, 'reason', private.clean_name(reservation.change_reason),
    'cents', reservation.cents, 'sequence', reservation.sequence, 'changedAt', private.clock(), 'isGuest', reservation.owner is null,
    'noticeMinutes', (
      select (extract(epoch from change_notice) / 60)::int from private.centres where id = reservation.centre))
$$;
