-- Where people look for a name, capitals and accents do not matter, and é comes before f. Most texts have no accents to take
-- away, and looking for them costs several times what all the rest does: a list that reads what it searches asks for this form
-- of every row. Text in which every sign takes one byte is plain.
create or replace function search_form(name text) returns text
language sql immutable parallel safe
return case
  when octet_length(name) = length(name) then lower(name)
  else lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')) end;

-- A user's name is changed once for every company they work in, so this runs as the owner of the tables.
create or replace function keep_sort_names() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update employees set sort_name = search_form(new.first_name || ' ' || new.last_name) where user_id = new.id;
  return null;
end
$$;

-- What lists of people are searched and sorted by: the user's name, or the address of somebody invited.
create or replace function set_sort_name() returns trigger
language plpgsql as $$
begin
  if new.user_id is not null then
    select search_form(u.first_name || ' ' || u.last_name) into new.sort_name from users u where u.id = new.user_id;
  end if;
  return new;
end
$$;

-- Lists of targetables are sorted by the names of their clients.
create or replace function keep_client_sort_names() returns trigger
language plpgsql as $$
begin
  update targetables set client_sort_name = new.sort_name where company_id = new.company_id and client_id = new.id;
  return null;
end
$$;
