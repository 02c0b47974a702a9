-- The centre as the site describes it (shared-kernel/src/platform/centre). Applied again, it changes nothing.
insert into private.centres (id, time_zone) values ('prouvy', 'Europe/Paris') on conflict do nothing;
insert into private.courts (centre, number)
select 'prouvy', number from generate_series(1, 6) number on conflict do nothing;
