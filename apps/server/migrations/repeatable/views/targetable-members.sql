-- Who works on it: its lead, those with a role, those let in. Kept by the database, so that it is never out of date.
create or replace view targetable_members with (security_invoker = true) as
  select t.company_id, t.id as targetable_id, t.lead_id as employee_id from targetables t
  union
  select r.company_id, r.targetable_id, r.employee_id from targetable_roles r where r.employee_id is not null
  union
  select m.company_id, m.targetable_id, m.employee_id from targetable_permissions m;
