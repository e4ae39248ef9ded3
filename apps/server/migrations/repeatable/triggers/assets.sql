create or replace trigger count_added after insert on assets
referencing new table as touched for each statement execute function count_added_assets();
create or replace trigger count_removed after delete on assets
referencing old table as touched for each statement execute function count_removed_assets();
create or replace trigger count_changed after update on assets for each row
when (
  old.category_id <> new.category_id or old.is_retired <> new.is_retired or old.is_assigned <> new.is_assigned)
execute function count_changed_asset();
