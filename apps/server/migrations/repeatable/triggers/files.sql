create or replace trigger count_added after insert on files
referencing new table as touched for each statement execute function count_added_files();
create or replace trigger forget_removed after delete on files
referencing old table as touched for each statement execute function forget_removed_files();
create or replace trigger count_added_of_tasks after insert on files
referencing new table as these for each statement execute function count_added_files_of_tasks();
create or replace trigger count_removed_of_tasks after delete on files
referencing old table as these for each statement execute function count_removed_files_of_tasks();
