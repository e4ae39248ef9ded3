-- A denial asks its owner for a correction until there is one, or until they leave it at that.
alter table requests
  add column accepted_at timestamptz,
  add constraint requests_acceptance check (accepted_at is null or state = 'denied');
create index requests_denied_by_employee on requests (company_id, employee_id, decided_at desc, id)
  where state = 'denied' and accepted_at is null;
