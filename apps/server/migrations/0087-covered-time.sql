-- What a retainer covers of the charged time: hours that were bought bring nothing by themselves.
alter table time_sheet_submissions
  add column covered integer not null default 0,
  add constraint time_sheet_submissions_covered check (covered between 0 and charged);
drop index time_sheet_submissions_uninvoiced;
create index time_sheet_submissions_uninvoiced on time_sheet_submissions (company_id, targetable_id, day)
  include (charged, covered, hourly_charge, employee_id)
  where state = 'approved' and invoice_item_id is null and charged > covered;
create index agreement_items_retainers on agreement_items (company_id, targetable_id) where period is not null;
