create or replace trigger keep_days_in_force_of_new after insert on contract_periods
referencing new table as touched for each statement execute function keep_days_in_force();
create or replace trigger keep_days_in_force_of_moved after update on contract_periods
referencing new table as touched for each statement when (pg_trigger_depth() = 0) execute function keep_days_in_force();
create or replace trigger keep_days_in_force_of_the_rest after delete on contract_periods
referencing old table as touched for each statement execute function keep_days_in_force();
