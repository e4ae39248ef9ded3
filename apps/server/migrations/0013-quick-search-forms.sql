-- Most texts have no accents to take away, and looking for them costs several times what all the rest does: a list that reads
-- what it searches asks for this form of every row. Text in which every sign takes one byte is plain.
create or replace function search_form(name text) returns text
language sql immutable parallel safe
return case
  when octet_length(name) = length(name) then lower(name)
  else lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')) end;
