create or replace trigger add_task_board after insert on project_templates
for each row execute function add_task_board('template_id');
