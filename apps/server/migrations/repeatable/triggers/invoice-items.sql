create or replace trigger change_invoice_items after update on invoice_items
referencing old table as was_so new table as now_so for each statement execute function change_invoice_items();
create or replace trigger count_invoice_items after insert on invoice_items referencing new table as touched
for each statement execute function count_invoice_items();
create or replace trigger uncount_invoice_items after delete on invoice_items referencing old table as touched
for each statement execute function count_invoice_items();
