create or replace trigger keep_sort_names after update of first_name, last_name on users
for each row when (old.first_name <> new.first_name or old.last_name <> new.last_name)
execute function keep_sort_names();
