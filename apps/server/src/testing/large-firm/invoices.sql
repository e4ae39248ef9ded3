-- What was billed in a thousand days, three items to an invoice, nearly all of it paid; one in forty-nine is a draft. The oldest time of
-- each project is on invoices, so that most of it is not.
create temporary table billable as
select p.id, p.client_id, row_number() over (order by p.id) as number
from firm join targetables p on p.company_id = firm.company_id and p.kind = 'project' and p.client_id is not null;

create temporary table invoiced as
select pg_temp.next_id() as id, nth, p.id as targetable_id, p.client_id, current_date - ((number_of_them - nth) * 1000 / number_of_them)::integer as day,
       nth % 49 = 0 as is_draft
from (select count(*) as all_of_them, coalesce(current_setting('fill.invoices', true)::bigint, 20 * count(*)) as number_of_them from billable) of_all
cross join lateral generate_series(1, number_of_them) as nth
join billable p on p.number = 1 + nth % all_of_them;
analyze invoiced;

insert into invoices (
  company_id, id, stage, client_id, currency, time_sheet_grouping, number, counter, day, due_date, reference, net, vat, received, created_at
)
select firm.company_id, i.id, case when i.is_draft then 'draft' else 'billed' end, i.client_id,
       (array['GBP', 'GBP', 'GBP', 'EUR'])[1 + i.nth / 7 % 4], 'byEmployee', case when not i.is_draft then 'INV-' || i.nth end,
       case when not i.is_draft then i.nth end, i.day, case when not i.is_draft then i.day + 30 end, 'Order ' || pg_temp.word(i.nth::integer), 30000,
       6000, case when i.is_draft then 0 when i.nth % 61 = 1 then 100 when i.day < current_date - 60 and i.nth % 41 > 0 then 36000 else 0 end,
       i.day + time '12:00'
from firm, invoiced i;
insert into invoice_targetables (company_id, invoice_id, targetable_id, net, vat)
select firm.company_id, i.id, i.targetable_id, 30000, 6000 from firm, invoiced i;
insert into invoice_items (
  company_id, id, invoice_id, targetable_id, position, source, name, quantity, unit_amount, vat_rate, vat_category, category,
  original_quantity, original_unit_amount, gross, net, vat
)
select firm.company_id, pg_temp.next_id(), i.id, i.targetable_id, place, case place when 0 then 'time' else 'free' end, 'Item ' || place, 10000,
       10000, 2000, 'standard', 'consultancyBudget', 10000, 10000, 10000, 10000, 2000
from firm, invoiced i, generate_series(0, 2) as place;

insert into search_words (company_id, entity, word, entity_id)
select firm.company_id, 'invoice', pg_temp.word(i.nth::integer), i.id from firm, invoiced i
union all
select firm.company_id, 'invoice', 'order', i.id from firm, invoiced i where i.nth % 8 = 1;

-- What is open of projects follows by triggers.
set session_replication_role = origin;
update time_sheet_submissions s set invoice_item_id = behind.item_id
from (
  select m.id as item_id, m.targetable_id, row_number() over (partition by m.targetable_id order by i.day, i.id) as nth
  from firm
  join invoices i on i.company_id = firm.company_id and i.stage = 'billed'
  join invoice_items m on m.company_id = i.company_id and m.invoice_id = i.id and m.source = 'time'
) as behind
join (
  select s.id, s.targetable_id, 1 + (row_number() over (partition by s.targetable_id order by s.day, s.id) - 1) / 10 as nth
  from firm join time_sheet_submissions s on s.company_id = firm.company_id and s.state = 'approved'
) as oldest on oldest.targetable_id = behind.targetable_id and oldest.nth = behind.nth and oldest.nth <= 10
where s.company_id = (select company_id from firm) and s.id = oldest.id;
set session_replication_role = replica;

-- What e-invoices ask for, so that each invoice can be one.
update companies c set settings = settings || '{"invoice": {
    "vatNumber": "GB123456782", "companyNumber": "09123456",
    "address": {"line1": "14 Weir Street", "line2": "", "city": "London", "postcode": "SE1 0XX", "region": ""},
    "electronicAddress": {"scheme": "9932", "id": "GB123456782"},
    "bankAccount": {"accountName": "Firm", "sortCode": "20-00-00", "accountNumber": "55779911", "iban": "", "bic": ""}
  }}'
from firm where c.company_id = firm.company_id;
insert into client_billing (company_id, client_id, electronic_scheme, electronic_id, address_line1, city, postcode, country, emails)
select c.company_id, c.id, '9932', 'GB987654321', '2 Canal Wharf', 'Leeds', 'LS11 5PS', 'GB', '{accounts@client.example}'
from firm, clients c where c.company_id = firm.company_id;
insert into invoice_sendings (company_id, id, invoice_id, recipients, reply_to, subject, text, attachments, asked_at, sent_at)
select firm.company_id, pg_temp.next_id(), i.id, '{accounts@client.example}', 'accounts@firm.example', 'Invoice', 'Hello', '{pdf}',
       i.day + time '12:00' + time * interval '1 day', i.day + time '12:01' + time * interval '1 day'
from firm, invoiced i, generate_series(0, 2) as time where not i.is_draft;
