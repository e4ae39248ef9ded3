-- Lists of tasks: of projects, of people for themselves, and of templates that projects are made from.

create table project_templates (
  company_id uuid not null references companies,
  id uuid not null,
  name text not null,
  is_active boolean not null default false,
  invoice_scheduler text not null default 'none'
    check (invoice_scheduler in ('none', 'fixedAmount', 'effort', 'agreement')),
  dynamic_details jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index project_templates_name_key on project_templates (company_id, lower(name));

-- A board is opened through whatever it belongs to, exactly one of these; what is on it knows only the board.
create table task_boards (
  company_id uuid not null references companies,
  id uuid not null,
  project_id uuid,
  employee_id uuid,
  template_id uuid,
  -- What its table shows; null for what boards show unless chosen otherwise.
  columns text[],
  -- Definitions of what each of its tasks is asked for.
  task_details jsonb not null default '[]',
  primary key (company_id, id),
  constraint task_boards_project_key unique (company_id, project_id),
  constraint task_boards_employee_key unique (company_id, employee_id),
  constraint task_boards_template_key unique (company_id, template_id),
  foreign key (company_id, project_id) references projects on delete cascade,
  foreign key (company_id, employee_id) references employees on delete cascade,
  foreign key (company_id, template_id) references project_templates on delete cascade,
  constraint task_boards_door check (num_nonnulls(project_id, employee_id, template_id) = 1)
);

create table task_statuses (
  company_id uuid not null references companies,
  id uuid not null,
  board_id uuid not null,
  name text not null,
  color text not null,
  progress text not null check (progress in ('toDo', 'inProgress', 'finished')),
  position integer not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, board_id) references task_boards on delete cascade,
  -- Places change hands within one statement.
  constraint task_statuses_position_key unique (company_id, board_id, position) deferrable initially deferred
);
create unique index task_statuses_name_key on task_statuses (company_id, board_id, lower(name));

create table task_lists (
  company_id uuid not null references companies,
  id uuid not null,
  board_id uuid not null,
  name text not null,
  rank text collate "C" not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, board_id) references task_boards on delete cascade,
  constraint task_lists_rank_key unique (company_id, board_id, rank) deferrable initially deferred
);

create table tasks (
  company_id uuid not null references companies,
  id uuid not null,
  board_id uuid not null,
  list_id uuid not null,
  parent_id uuid,
  title text not null,
  description text not null default '',
  -- Without one it is in the backlog.
  status_id uuid,
  priority smallint not null default 0 check (priority between -2 and 2),
  due_date date,
  scheduled_date date,
  estimated_start date,
  estimated_end date,
  estimated_seconds integer check (estimated_seconds >= 0),
  overrides_estimate boolean not null default false,
  logged_seconds integer not null default 0,
  tags text[] not null default '{}',
  should_remind boolean not null default false,
  -- The due date its assignees were reminded of.
  reminded_of date,
  dynamic_details jsonb not null default '[]',
  finished_at timestamptz,
  archived_at timestamptz,
  rank text collate "C" not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, board_id) references task_boards on delete cascade,
  foreign key (company_id, list_id) references task_lists on delete cascade,
  foreign key (company_id, parent_id) references tasks on delete cascade,
  foreign key (company_id, status_id) references task_statuses,
  foreign key (company_id, created_by) references employees,
  constraint tasks_own_parent check (parent_id <> id),
  -- One order among the tasks of a list, one among the sub-tasks of a task.
  constraint tasks_rank_key unique nulls not distinct (company_id, list_id, parent_id, rank) deferrable initially deferred
);
create index tasks_active_by_rank on tasks (company_id, list_id, rank)
  where parent_id is null and finished_at is null and archived_at is null;
create index tasks_completed on tasks (company_id, list_id, finished_at desc, id)
  where parent_id is null and finished_at is not null and archived_at is null;
create index tasks_by_parent on tasks (company_id, parent_id, rank) where parent_id is not null;
create index tasks_by_board on tasks (company_id, board_id);
create index tasks_by_status on tasks (company_id, status_id);
create index tasks_to_remind_of on tasks (company_id, due_date)
  where should_remind and finished_at is null and archived_at is null;

create table task_assignees (
  company_id uuid not null references companies,
  task_id uuid not null,
  employee_id uuid not null,
  primary key (company_id, task_id, employee_id),
  foreign key (company_id, task_id) references tasks on delete cascade,
  foreign key (company_id, employee_id) references employees
);
create index task_assignees_by_employee on task_assignees (company_id, employee_id);

create table task_comments (
  company_id uuid not null references companies,
  id uuid not null,
  task_id uuid not null,
  author_id uuid,
  author text not null,
  -- Without a text it is a file.
  text text,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, task_id) references tasks on delete cascade,
  foreign key (company_id, author_id) references employees
);
create index task_comments_by_task on task_comments (company_id, task_id, created_at desc, id);

-- Whoever can have a board has one from the start, under the same id.
create function add_task_board() returns trigger
language plpgsql as $$
begin
  execute format('insert into task_boards (company_id, id, %I) values ($1, $2, $2)', tg_argv[0])
  using new.company_id, new.id;
  return null;
end
$$;
create trigger add_task_board after insert on projects for each row execute function add_task_board('project_id');
create trigger add_task_board after insert on employees for each row execute function add_task_board('employee_id');
create trigger add_task_board after insert on project_templates
for each row execute function add_task_board('template_id');
insert into task_boards (company_id, id, employee_id) select company_id, id, id from employees;
-- Forced row-level security would hide every project from this migration.
alter table projects no force row level security;
insert into task_boards (company_id, id, project_id) select company_id, id, id from projects;
alter table projects force row level security;

-- Files go with what they are attached to, whichever deletion takes it away; the sweep removes their bytes.
create function forget_files_of_deleted() returns trigger
language plpgsql as $$
begin
  delete from files f using deleted d
  where f.company_id = d.company_id and f.entity = tg_argv[0] and f.entity_id = d.id::text;
  return null;
end
$$;
create trigger forget_files after delete on tasks referencing old table as deleted
for each statement execute function forget_files_of_deleted('task');
create trigger forget_files after delete on task_comments referencing old table as deleted
for each statement execute function forget_files_of_deleted('taskComment');

-- Rules by which a board does things by itself.
create table automations (
  company_id uuid not null references companies,
  id uuid not null,
  board_id uuid not null,
  trigger jsonb not null,
  action jsonb not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, board_id) references task_boards on delete cascade
);
-- Of what it says, which may be longer than an index takes.
create unique index automations_rule_key on automations (company_id, board_id, md5(trigger::text || action::text));
