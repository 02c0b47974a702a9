-- As before, without what mail programs and pages read as something else: a `?` (an encoded-word, « =?utf-8?q?…?= », is another address to
-- them), and signs that no domain has. Rows from before stay, and get their mails.
create or replace function private.is_address(address text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    address ~ '^[^[:space:]@<>()",;:\\[\].?]+(\.[^[:space:]@<>()",;:\\[\].?]+)*@[^[:space:]@<>()",;:\\[\].]+(\.[^[:space:]@<>()",;:\\[\].]+)+$'
    and address !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
    and char_length(split_part(address, '@', 1)) <= 64
    and split_part(address, '@', 2) !~ '[]!#$%&''*+/=?^_`{|}~]|(^|\.)-|-(\.|$)', false)
$$;
