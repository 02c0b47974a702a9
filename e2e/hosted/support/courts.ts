import { afternoon } from '../../booking/reservationPage';
import type { BackEnd } from './backEnd';

/** No court is taken, and the clock shows the hour of the booking page's tests. */
export async function emptyCourts(backEnd: BackEnd): Promise<void> {
  await backEnd.start();
  await backEnd.setClock(afternoon);
  await backEnd.query(
    'delete from private.reservations; delete from private.network_uses; delete from private.unconfirmed_mails',
  );
}

/** Other visitors hold the first courts of an hour. */
export async function takeCourts(backEnd: BackEnd, day: string, hour: number, count: number): Promise<void> {
  await backEnd.query(`
    insert into private.reservations (id, centre, court, day, hour, players, plan, service, name, email, secret_hash)
    select gen_random_uuid(), 'prouvy', court, '${day}', ${hour}, 4, 'Découverte', 'Non spécifié', 'Yanis Roux',
      'yanis-' || court || '@example.org', 'x'
    from generate_series(1, ${count}) court`);
}

/** The centre's games, '2026-09-20 18', one entry for each court. */
export async function gamesKnown(backEnd: BackEnd): Promise<readonly unknown[]> {
  const rows = await backEnd.query(
    `select day || ' ' || hour as game from private.reservations where cancelled_at is null order by day, hour`,
  );
  return rows.map(({ game }) => game);
}
