create or replace trigger keep_client_sort_names after update of name on clients
for each row when (old.name is distinct from new.name) execute function keep_client_sort_names();
create or replace trigger count_added after insert on clients
referencing new table as touched for each statement execute function count_added_rows();
create or replace trigger count_removed after delete on clients
referencing old table as touched for each statement execute function count_removed_rows();
create or replace trigger count_changed after update on clients
for each row when (old.is_active <> new.is_active) execute function count_changed_row();
