-- A token outlives its session: after a logout, or a new password, it is still valid for up to an hour. Its `session_id` is the row that
-- the authentication has removed (https://supabase.com/docs/guides/auth/sessions). A token without one has no session.
create function private.has_session() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions where id = nullif(auth.jwt() ->> 'session_id', '')::uuid and user_id = auth.uid())
$$;
revoke execute on function private.has_session() from public, anon, authenticated;

-- Whether the caller has that role: of the table and not of the token, so that a dismissal takes effect at once, and so does a logout.
create or replace function private.has_role(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select wanted = any(roles) or wanted = 'staff' and 'manager' = any(roles)
     from (select private.roles_in(raw_app_meta_data) as roles from auth.users where id = auth.uid()) account
     where private.has_session()),
    false)
$$;
