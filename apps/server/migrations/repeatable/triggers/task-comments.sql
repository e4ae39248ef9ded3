create or replace trigger forget_files after delete on task_comments referencing old table as deleted
for each statement execute function forget_files_of_deleted('taskComment');
create or replace trigger count_added_of_tasks after insert on task_comments
referencing new table as these for each statement execute function count_added_task_comments_of_tasks();
create or replace trigger count_removed_of_tasks after delete on task_comments
referencing old table as these for each statement execute function count_removed_task_comments_of_tasks();
