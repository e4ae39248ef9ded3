-- An opportunity keeps the resource plan it had when it became a project, as its roles go there.
alter table kept_plans drop constraint kept_plans_kind_check;
alter table kept_plans add constraint kept_plans_kind_check check (kind in ('budgetPlan', 'forecast', 'resourcePlan'));
