create or replace trigger forget_requests after delete on time_sheet_submissions referencing old table as touched
for each statement execute function forget_requests();
create or replace trigger change_logged_time after update on time_sheet_submissions
referencing old table as was_so new table as now_so for each statement execute function change_logged_time();
create or replace trigger keep_words_of_new after insert on time_sheet_submissions for each row
when (new.comment <> '') execute function keep_time_words();
create or replace trigger keep_words_of_changed after update of comment on time_sheet_submissions for each row
when (old.comment <> new.comment) execute function keep_time_words();
create or replace trigger keep_words_of_gone after delete on time_sheet_submissions for each row
when (old.comment <> '') execute function keep_time_words();
create or replace trigger count_logged_time after insert on time_sheet_submissions referencing new table as touched
for each statement execute function count_logged_time();
create or replace trigger uncount_logged_time after delete on time_sheet_submissions referencing old table as touched
for each statement execute function count_logged_time();
-- An invoice may still be made of closed time, and its words put right; how long, what for and at which rate stands still.
create or replace trigger refuse_new_in_closed_period before insert on time_sheet_submissions for each row
when (is_in_closed_period(new.company_id, new.day)) execute function refuse_in_closed_period();
create or replace trigger refuse_changed_in_closed_period
before update of day, duration, chargeable, charged, targetable_id, client_id, role_id, hourly_charge, hourly_cost, state
on time_sheet_submissions for each row
when (
  (old.day, old.duration, old.chargeable, old.charged, old.targetable_id, old.client_id, old.role_id, old.hourly_charge,
   old.hourly_cost, old.state)
  is distinct from
  (new.day, new.duration, new.chargeable, new.charged, new.targetable_id, new.client_id, new.role_id, new.hourly_charge,
   new.hourly_cost, new.state)
  and is_in_closed_period(new.company_id, least(old.day, new.day)))
execute function refuse_in_closed_period();
create or replace trigger refuse_gone_in_closed_period before delete on time_sheet_submissions for each row
when (is_in_closed_period(old.company_id, old.day)) execute function refuse_in_closed_period();
create or replace trigger change_open_time after update on time_sheet_submissions
referencing old table as was_so new table as now_so for each statement execute function change_open_time();
create or replace trigger count_open_time after insert on time_sheet_submissions referencing new table as touched
for each statement execute function count_open_time();
create or replace trigger uncount_open_time after delete on time_sheet_submissions referencing old table as touched
for each statement execute function count_open_time();
