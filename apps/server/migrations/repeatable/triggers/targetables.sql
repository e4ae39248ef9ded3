create or replace trigger add_task_board after insert on targetables for each row execute function add_task_board('targetable_id');
create or replace trigger count_added after insert on targetables
referencing new table as touched for each statement execute function count_added_targetables();
create or replace trigger count_removed after delete on targetables
referencing old table as touched for each statement execute function count_removed_targetables();
create or replace trigger count_changed after update on targetables
for each row when (old.is_active <> new.is_active) execute function count_changed_targetable();
create or replace trigger keep_clients_of_time after update on targetables for each row
when (old.client_id is distinct from new.client_id) execute function keep_clients_of_time();
create or replace trigger keep_approvers_of_lead after update on targetables for each row
when (old.lead_id <> new.lead_id) execute function keep_approvers('newProjectLead');
create or replace trigger keep_value_of_opportunity after update on targetables for each row
when (new.kind = 'opportunity' and (
  old.currency, old.consultancy_revenue, old.consultancy_cost, old.expenses_revenue, old.expenses_cost, old.other_revenue, old.other_cost
) is distinct from (
  new.currency, new.consultancy_revenue, new.consultancy_cost, new.expenses_revenue, new.expenses_cost, new.other_revenue, new.other_cost
)) execute function keep_value_of_opportunity();
