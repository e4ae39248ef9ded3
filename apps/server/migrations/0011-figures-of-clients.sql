-- The figures of a client's time are read from the index alone: in a large firm its rows lie on as many pages as there are
-- rows, beside those of everybody else who logged that day.
drop index time_sheet_submissions_by_client;
create index time_sheet_submissions_by_client on time_sheet_submissions (company_id, client_id, day, id)
include (project_id, employee_id, role_name, state, duration, chargeable, charged, hourly_charge, hourly_cost);
