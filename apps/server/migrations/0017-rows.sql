-- A row that only one profile has is for those above and managers. Those that were written while everybody saw them stay open.

alter table employees add column open_detail_keys text[] not null default '{}';

alter table employees no force row level security;
alter table companies no force row level security;
update employees e
set open_detail_keys = array(
  select detail ->> 'key' from jsonb_array_elements(e.dynamic_details) as detail
  where not exists (
    select from companies c,
                jsonb_array_elements(coalesce(c.settings #> '{employee,defaultDynamicDetails}', '[]')) as definition
    where c.company_id = e.company_id and definition ->> 'key' = detail ->> 'key'
  )
)
where e.dynamic_details <> '[]';
alter table companies force row level security;
alter table employees force row level security;

-- Rows that are edited in a dialog carry a version, as what is edited on a page does.
alter table rate_cards add column version integer not null default 1;
alter table absence_reasons add column version integer not null default 1;
alter table expense_types add column version integer not null default 1;
alter table pipeline_stages add column version integer not null default 1;
alter table credit_cards add column version integer not null default 1;
alter table client_contacts add column version integer not null default 1;
