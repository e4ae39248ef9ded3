-- Few requests are denied: whoever looks for those they denied does not read all they decided.
create index requests_denied_by_decider on requests (company_id, decided_by, decided_at desc, id) where state = 'denied';
