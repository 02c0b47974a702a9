-- What each role of requests may do, one row for each object: part, object, anon, authenticated, service_role. Objects of `private`
-- that no role may use are left out. `organizer`, `staff` and `manager` are roles of accounts: which functions refuse others.
with roles (role) as (values ('anon'), ('authenticated'), ('service_role')),
verbs (verb, place) as (
  values ('select', 1), ('insert', 2), ('update', 3), ('delete', 4), ('truncate', 5), ('references', 6), ('trigger', 7)
),
tables as (
  select c.oid, nspname || '.' || relname as name
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where nspname in ('public', 'private') and relkind in ('r', 'p', 'v', 'm')
),
table_rights as (
  select tables.name, role, string_agg(
    verb || case when has_table_privilege(role, tables.oid, verb) then '' else ' (' || columns.names || ')' end, ', ' order by place
  ) as rights
  from tables cross join roles cross join verbs
  cross join lateral (
    select string_agg(attname, ', ' order by attnum) as names from pg_attribute
    where attrelid = tables.oid and attnum > 0 and not attisdropped
      and verb in ('select', 'insert', 'update', 'references') and has_column_privilege(role, tables.oid, attnum, verb)
  ) columns
  where has_table_privilege(role, tables.oid, verb) or columns.names is not null
  group by tables.name, role
),
function_rights as (
  select format('%s.%s(%s)', nspname, proname, pg_get_function_identity_arguments(p.oid)) as name, role,
    case when has_function_privilege(role, p.oid, 'execute') then 'execute' end as rights
  from pg_proc p join pg_namespace n on n.oid = pronamespace cross join roles
  where nspname in ('public', 'private') and prorettype <> 'trigger'::regtype
),
account_rights as (
  select format('%s.%s(%s)', nspname, proname, pg_get_function_identity_arguments(p.oid)) as name, role,
    case when prosrc ~ format('if not private\.(%s)\) then return private\.refused', asked) then 'execute' end as rights
  from pg_proc p join pg_namespace n on n.oid = pronamespace
  cross join (values
    ('organizer', 'has_role\(''organizer''|is_organiser_of\([a-z_.]+'),
    ('staff', 'has_role\(''staff'''),
    ('manager', 'has_role\(''(staff|manager)''')
  ) accounts (role, asked)
  where nspname = 'public'
),
rights as (
  select 'Tables' as part, tables.name, role, rights from tables left join table_rights using (name)
  union all select 'Functions', name, role, rights from function_rights
  union all select 'Functions', name, role, rights from account_rights
)
select part, name as object,
  coalesce(max(rights) filter (where role = 'anon'), '') as anon,
  coalesce(max(rights) filter (where role = 'authenticated'), '') as authenticated,
  coalesce(max(rights) filter (where role = 'service_role'), '') as service_role,
  coalesce(max(rights) filter (where role = 'organizer'), '') as organizer,
  coalesce(max(rights) filter (where role = 'staff'), '') as staff,
  coalesce(max(rights) filter (where role = 'manager'), '') as manager
from rights group by part, name
having name like 'public.%' or max(rights) is not null
order by part desc, name collate "C"
