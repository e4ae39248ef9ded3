-- What clients see of the time of tasks: what was approved and is charged, as it goes on invoices. Kept beside what was logged,
-- so that a board is shown to them without reading entries.
alter table tasks add column charged_seconds integer not null default 0;
alter table task_figures add column charged bigint not null default 0;

drop function add_to_logged_time(uuid, uuid, bigint);
drop function add_to_task_figures(uuid, uuid, uuid, bigint, bigint, bigint, bigint);

-- What is there already; the triggers of tasks would count it in the way of before.
alter table tasks no force row level security;
alter table task_figures no force row level security;
alter table time_sheet_submissions no force row level security;
alter table tasks disable trigger count_changed;
update tasks t set charged_seconds = n.charged
from (
  select company_id, task_id, sum(charged) as charged from time_sheet_submissions
  where task_id is not null and state = 'approved' and charged > 0 group by company_id, task_id
) as n
where t.company_id = n.company_id and t.id = n.task_id;
alter table tasks enable trigger count_changed;
insert into task_figures (company_id, list_id, status_id, active, completed, estimated, logged, charged)
select company_id, list_id, status_id, 0, 0, 0, 0, sum(charged_seconds)
from tasks where archived_at is null and charged_seconds > 0 group by company_id, list_id, status_id;
alter table tasks force row level security;
alter table task_figures force row level security;
alter table time_sheet_submissions force row level security;
