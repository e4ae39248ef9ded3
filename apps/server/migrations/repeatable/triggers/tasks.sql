create or replace trigger forget_files after delete on tasks referencing old table as deleted
for each statement execute function forget_files_of_deleted('task');
create or replace trigger keep_words after insert or delete on tasks for each row execute function keep_task_words();
create or replace trigger keep_words_of_changed after update of title on tasks for each row
when (old.title <> new.title) execute function keep_task_words();
create or replace trigger count_added after insert on tasks referencing new table as now_so
for each statement execute function count_added_tasks();
create or replace trigger count_removed after delete on tasks referencing old table as was_so
for each statement execute function count_removed_tasks();
create or replace trigger count_changed after update on tasks referencing old table as was_so new table as now_so
for each statement execute function count_changed_tasks();
