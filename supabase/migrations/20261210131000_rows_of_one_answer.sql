-- A guest could read the records (512 kB each) and calendars (2 MB each) of all tournaments in one answer. Pages read rows of tables by
-- their identifiers, one each, and all else by functions, so that the data interface answers ten rows at most. Grants of columns cannot
-- say this: `head` and `fixtures` are computed from the whole row, which needs the right to all columns.
do $$ begin
  alter role authenticator set pgrst.db_max_rows = '10';
  notify pgrst, 'reload config';
exception when undefined_object or insufficient_privilege then
  raise warning 'Set "Max rows" of the data interface to 10: %', sqlerrm;
end $$;
