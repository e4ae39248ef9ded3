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
