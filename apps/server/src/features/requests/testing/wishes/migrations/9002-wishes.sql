-- Something small to ask for, as a feature of its own would have it.
create table wishes (
  company_id uuid not null references companies,
  id uuid not null,
  employee_id uuid not null,
  first_day date not null,
  last_day date not null,
  price integer not null,
  words text not null,
  corrects uuid,
  state text not null default 'unsubmitted',
  is_fulfilled boolean not null default false,
  told integer not null default 0,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees
);
create trigger keep_states_of_new_wishes after insert on requests referencing new table as touched
for each statement execute function keep_states_of_subjects('wishes', 'reports');
create trigger keep_states_of_wishes after update on requests referencing new table as touched
for each statement execute function keep_states_of_subjects('wishes', 'reports');
create trigger keep_states_of_new_loans after insert on requests referencing new table as touched
for each statement execute function keep_states_of_subjects('wishes', 'project');
create trigger keep_states_of_loans after update on requests referencing new table as touched
for each statement execute function keep_states_of_subjects('wishes', 'project');
create trigger forget_requests after delete on wishes referencing old table as touched
for each statement execute function forget_requests();
