-- A comment is a text, files, or both, and its author may put it right.
alter table task_comments add column edited_at timestamptz;

-- Tasks that somebody was given by somebody else and has not been told of yet.
create table task_assignment_news (
  company_id uuid not null references companies,
  employee_id uuid not null,
  task_id uuid not null,
  assigned_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, employee_id, task_id),
  foreign key (company_id, employee_id) references employees on delete cascade,
  foreign key (company_id, task_id) references tasks on delete cascade,
  foreign key (company_id, assigned_by) references employees on delete cascade
);
create index task_assignment_news_by_task on task_assignment_news (company_id, task_id);
