-- A text of twenty megabytes is refused before it is worked on: in a name, a phone or a message it took one to six seconds.

-- As before. A text that no field takes stays too long for each, uncleaned.
create or replace function private.clean_name(name text) returns text
language sql immutable set search_path = ''
as $$
  select case when octet_length(name) > 8000 then left(name, 2000)
    when cleaned ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]'
    then cleaned else '' end
  from (
    select trim(regexp_replace(
      regexp_replace(name, '[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'),
      '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')) as cleaned
  ) said
$$;

create or replace function private.clean_phone(phone text) returns text
language sql immutable set search_path = ''
as $$ select nullif(trim(translate(private.clean_name(phone), chr(160) || chr(8239), '  ')), '') $$;

create or replace function private.clean_lines(lines text) returns text
language sql immutable set search_path = ''
as $$
  select case when octet_length(lines) > 8000 then left(lines, 2000) else trim(E' \n' from regexp_replace(
    lines, '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]', '', 'g')) end
$$;
