create or replace trigger count_open_expenses_of_new after insert on project_billing for each row
when (new.expense_mark_up <> 0) execute function count_open_expenses_anew();
create or replace trigger count_open_expenses_anew after update on project_billing for each row
when (old.expense_mark_up <> new.expense_mark_up) execute function count_open_expenses_anew();
