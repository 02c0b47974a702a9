-- A comparison with a value that is missing is neither true nor false, and a constraint lets that pass: no page could read such a
-- tournament, and the list of all would say that the back end does not answer.
alter table public.tournaments
  add constraint tournaments_form_check check (record ->> 'id' is not distinct from id) not valid;
