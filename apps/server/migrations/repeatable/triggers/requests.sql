create or replace trigger record_new_approver after update on requests for each row
when (old.approver_id is distinct from new.approver_id) execute function record_new_approver();
create or replace trigger keep_states_of_new_time after insert on requests referencing new table as touched
for each statement execute function keep_states_of_subjects('time_sheet_submissions', 'timeSheet');
create or replace trigger keep_states_of_time after update on requests referencing new table as touched
for each statement execute function keep_states_of_subjects('time_sheet_submissions', 'timeSheet');
create or replace trigger keep_states_of_new_absences after insert on requests referencing new table as touched
for each statement execute function keep_states_of_subjects('absences', 'absence');
create or replace trigger keep_states_of_absences after update on requests referencing new table as touched
for each statement execute function keep_states_of_subjects('absences', 'absence');
create or replace trigger keep_states_of_new_expenses after insert on requests referencing new table as touched
for each statement execute function keep_states_of_subjects('expenses', 'expense');
create or replace trigger keep_states_of_expenses after update on requests referencing new table as touched
for each statement execute function keep_states_of_subjects('expenses', 'expense');
create or replace trigger keep_states_of_new_bookings after insert on requests referencing new table as touched
for each statement execute function keep_states_of_subjects('asset_uses', 'asset');
create or replace trigger keep_states_of_bookings after update on requests referencing new table as touched
for each statement execute function keep_states_of_subjects('asset_uses', 'asset');
