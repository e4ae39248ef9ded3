-- Whoever can have a board has one from the start, under the same id.
create or replace function add_task_board() returns trigger
language plpgsql as $$
begin
  execute format('insert into task_boards (company_id, id, %I) values ($1, $2, $2)', tg_argv[0])
  using new.company_id, new.id;
  return null;
end
$$;

-- Files go with what they are attached to, whichever deletion takes it away; the sweep removes their bytes.
create or replace function forget_files_of_deleted() returns trigger
language plpgsql as $$
begin
  delete from files f using deleted d
  where f.company_id = d.company_id and f.entity = tg_argv[0] and f.entity_id = d.id::text;
  return null;
end
$$;
