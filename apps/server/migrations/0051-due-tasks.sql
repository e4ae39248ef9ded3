-- What is due on a board, the first of it first.
create index tasks_due on tasks (company_id, board_id, due_date)
  where due_date is not null and finished_at is null and archived_at is null;
