-- Up to this day the books are closed: time, expenses and money received of these days stay as they are.
alter table companies add column closed_until date;

-- What a client is asked to pay for stays approved.
alter table time_sheet_submissions add constraint time_sheet_submissions_invoiced
  check (invoice_item_id is null or state = 'approved');
alter table expenses add constraint expenses_invoiced
  check (invoice_item_id is null or (state = 'approved' and bill_to_client));
