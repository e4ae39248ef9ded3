create or replace trigger set_sort_name before insert or update of user_id on employees
for each row execute function set_sort_name();
create or replace trigger keep_employee_words after insert or delete or update of sort_name, user_id on employees
for each row execute function keep_employee_words();
create or replace trigger add_task_board after insert on employees for each row execute function add_task_board('employee_id');
create or replace trigger keep_approvers_of_line after update on employees for each row
when (old.line_manager_id is distinct from new.line_manager_id) execute function keep_approvers('newLineManager');
create or replace trigger keep_approvers_of_leaving after update on employees for each row
when (old.is_active and not new.is_active) execute function keep_approvers('left');
create or replace trigger keep_approvers_of_coming_back after update on employees for each row
when (not old.is_active and new.is_active) execute function keep_approvers('cameBack');
-- Somebody invited can be a line manager; from when they join, what waits is theirs to decide.
create or replace trigger keep_approvers_of_joining after update on employees for each row
when (old.user_id is null and new.user_id is not null) execute function keep_approvers('joined');
create or replace trigger arrange_due_work_of_new after insert on employees
  for each row execute function arrange_due_work_of_employee();
create or replace trigger arrange_due_work after update of time_zone, is_active on employees for each row
  when (old.time_zone is distinct from new.time_zone or old.is_active <> new.is_active)
  execute function arrange_due_work_of_employee();
