create or replace trigger count_added after insert on public_files
referencing new table as touched for each statement execute function count_added_images();
create or replace trigger forget_removed after delete on public_files
referencing old table as touched for each statement execute function forget_removed_images();
