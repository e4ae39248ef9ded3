-- A day begins for each employee where they are: who was reminded of which due date is a matter of each of them.
create table task_reminders (
  company_id uuid not null references companies,
  task_id uuid not null,
  employee_id uuid not null,
  due_date date not null,
  primary key (company_id, task_id, employee_id),
  foreign key (company_id, task_id) references tasks on delete cascade,
  foreign key (company_id, employee_id) references employees
);
create index task_reminders_by_employee on task_reminders (company_id, employee_id);
alter table tasks drop column reminded_of;

-- What was put away is looked through, the last first.
create index tasks_archived on tasks (company_id, board_id, archived_at desc, id) where archived_at is not null;
