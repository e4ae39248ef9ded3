-- What a request is about shows its state: in the table that is named first, for requests of the type that is named then. A
-- cancelled request stays approved, and its subject counts nowhere.
create or replace function keep_states_of_subjects() returns trigger
language plpgsql as $$
begin
  if exists (select from touched t where t.type = tg_argv[1]) then
    execute format(
      'update %I s set state = t.shown from (
         select t.*, case when t.cancelled_at is null then t.state else ''cancelled'' end as shown from touched t) t
       where s.company_id = t.company_id and s.id = t.id and t.type = %L and s.state <> t.shown',
      tg_argv[0], tg_argv[1]);
  end if;
  return null;
end
$$;

-- A request goes with what it is about, whichever deletion takes that away.
create or replace function forget_requests() returns trigger
language plpgsql as $$
begin
  delete from requests r using touched t where r.company_id = t.company_id and r.id = t.id;
  return null;
end
$$;
