alter table project_billing
  -- Who is told of drafts, beside the lead.
  add column scheduler_set_by uuid,
  add column next_scheduled_on date,
  add foreign key (company_id, scheduler_set_by) references employees;
create index project_billing_by_next on project_billing (company_id, next_scheduled_on, targetable_id)
  where next_scheduled_on is not null;
-- Projects that a template gave a scheduler have nothing of their own to say about it at first.
create index projects_scheduled on projects (company_id, id) where invoice_scheduler <> 'none';
