create or replace trigger forget_requests after delete on expenses referencing old table as touched
for each statement execute function forget_requests();
-- A claim counts once it is submitted; a closed one may still be paid and invoiced.
create or replace trigger refuse_new_in_closed_period before insert on expenses for each row
when (new.state <> 'unsubmitted' and is_in_closed_period(new.company_id, new.incurred_on))
execute function refuse_in_closed_period();
create or replace trigger refuse_changed_in_closed_period
before update of incurred_on, amount, currency, vat_amount, net_in_project, targetable_id, bill_to_client, state
on expenses for each row
when (
  (old.state <> 'unsubmitted' or new.state <> 'unsubmitted')
  and (old.incurred_on, old.amount, old.currency, old.vat_amount, old.net_in_project, old.targetable_id,
       old.bill_to_client, old.state)
  is distinct from
  (new.incurred_on, new.amount, new.currency, new.vat_amount, new.net_in_project, new.targetable_id,
   new.bill_to_client, new.state)
  and is_in_closed_period(new.company_id, least(old.incurred_on, new.incurred_on)))
execute function refuse_in_closed_period();
create or replace trigger change_open_expenses after update on expenses
referencing old table as was_so new table as now_so for each statement execute function change_open_expenses();
create or replace trigger count_open_expenses after insert on expenses referencing new table as touched
for each statement execute function count_open_expenses();
create or replace trigger uncount_open_expenses after delete on expenses referencing old table as touched
for each statement execute function count_open_expenses();
