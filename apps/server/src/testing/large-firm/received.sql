-- What was paid on invoices, each at once; some pay too much. The last hundred statements of the bank brought it, a thousand of
-- their lines are to match, and twice as many are about no invoice.
create temporary table paying as
select pg_temp.next_id() as payment_id, pg_temp.next_id() as line_id, i.company_id, i.id as invoice_id, i.client_id, i.currency,
       i.received, i.due_date as day, i.number, row_number() over (order by i.due_date desc, i.id) as nth
from firm join invoices i on i.company_id = firm.company_id and i.received > 0;

create temporary table stated as
select pg_temp.next_id() as id, pg_temp.next_id() as file_id, number from generate_series(1, 100) as number;
insert into files (company_id, id, storage_key, name, content_type, size, entity, entity_id, created_by)
select firm.company_id, s.file_id, 'none-' || s.file_id, 'statement.csv', 'text/csv', 1, 'bankStatement', s.id::text, firm.employee_id
from firm, stated s;
insert into bank_statements (company_id, id, file_id, name, format, given_currency, accounts, problems, line_count, is_reading,
  uploaded_at, uploaded_by)
select firm.company_id, s.id, s.file_id, 'Statement ' || s.number, 'camt053', 'GBP', '[]', '[]', 60, false,
       now() - s.number * interval '7 days', firm.employee_id
from firm, stated s;

insert into bank_statement_lines (company_id, id, statement_id, account, file_line, booked_on, value_on, amount, currency,
  is_reversal, party_name, on_behalf_of, party_account, remittance, creditor_reference, end_to_end_reference, bank_reference,
  bank_text, fingerprint, state, client_id, decided_by, decided_at, is_compared, confidence, proposals)
select firm.company_id, l.id, s.id, 'GB00', 1, current_date - l.nth::integer / 10, current_date - l.nth::integer / 10, l.amount, l.currency, false,
       'Payer ' || l.nth, '', 'ACCOUNT' || l.nth % 500, l.text, '', '', '', '', 'fingerprint ' || l.id, l.state, l.client_id,
       case when l.state <> 'toMatch' then firm.employee_id end, case when l.state <> 'toMatch' then now() end, true,
       l.confidence, l.proposals
from firm
join lateral (
  select p.line_id as id, p.nth, p.received as amount, p.currency, p.number as text, 'matched' as state, p.client_id, null as confidence, '[]'::jsonb as proposals
  from paying p where p.nth <= 5000
  union all
  select pg_temp.next_id(), o.nth, o.open_amount, o.currency, o.number, 'toMatch', null, case when o.nth % 3 = 0 then 'certain' else 'likely' end,
    jsonb_build_array(jsonb_build_object('kind', 'invoice', 'clientId', o.client_id, 'confidence', case when o.nth % 3 = 0 then 'certain' else 'likely' end,
      'reasons', '[{"kind":"openAmount"}]'::jsonb, 'parts', jsonb_build_array(jsonb_build_object('invoiceId', o.id, 'amount', o.open_amount))))
  from (
    select i.*, row_number() over (order by i.id) as nth from invoices i
    where i.company_id = firm.company_id and i.settled = 'open' order by i.id limit 1000) as o
  union all
  select pg_temp.next_id(), n, -100, 'GBP', 'Fee', 'setAside', null, null, '[]' from generate_series(1, 2000) as n
) l on true
join stated s on s.number = 1 + l.nth % 100;

insert into received_payments (company_id, id, client_id, currency, invoice_id, amount, day, reference, statement_line_id, noted_by)
select p.company_id, p.payment_id, p.client_id, p.currency, p.invoice_id, p.received, p.day, 'Payer ' || p.nth,
       case when p.nth <= 5000 then p.line_id end, firm.employee_id
from firm, paying p;
-- Every fiftieth pays twice, and every hundredth pays something on no invoice.
insert into received_payments (company_id, id, client_id, currency, invoice_id, amount, day)
select p.company_id, pg_temp.next_id(), p.client_id, p.currency, p.invoice_id, 100, p.day from paying p where p.nth % 50 = 0
union all
select p.company_id, pg_temp.next_id(), p.client_id, p.currency, null, 100, p.day from paying p where p.nth % 100 = 0;
update invoices i set received = i.received + 100
from paying p where p.nth % 50 = 0 and i.company_id = p.company_id and i.id = p.invoice_id;

insert into invoice_reminders (company_id, invoice_id, level, sent_at, recipients, subject, text)
select p.company_id, p.invoice_id, 1, p.day, '{accounts@client.example}', 'Reminder', 'Reminder' from paying p where p.nth % 5 = 0;
