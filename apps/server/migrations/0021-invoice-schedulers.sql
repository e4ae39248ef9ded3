-- How a project will be invoiced, as its template says.
alter table projects add column invoice_scheduler text not null default 'none'
  check (invoice_scheduler in ('none', 'fixedAmount', 'effort', 'agreement'));
