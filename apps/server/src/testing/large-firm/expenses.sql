-- What people spent, two claims to a group: everybody has two open ones, two that wait for the line manager, and ten that are
-- decided, nearly all of them paid.
insert into expense_types (company_id, id, code, name, description, category, vat_rate)
select firm.company_id, pg_temp.next_id(), 'T' || number, 'Type ' || number, '', 'Travel', 2000
from firm, generate_series(1, 12) as number;

create temporary table claimed as
select pg_temp.next_id() as id, w.employee_id, w.person, claim, (claim - 1) / 2 as together, current_date - 20 * claim - w.person % 20 as day,
       p.id as targetable_id, t.id as type_id, t.name as type_name, row_number() over (order by claim, w.person) as number,
       case when claim <= 2 then 'unsubmitted' when claim <= 4 then 'waitingForApproval' when (w.person + claim) % 15 = 0 then 'denied'
            else 'approved' end as state,
       case when claim > 6 or claim > 4 and w.person % 4 > 0 then 1 + (w.person + 7 * claim) % 300 end as payment
from (select count(*) as all_of_them from numbered_projects) projects
cross join at_work w
cross join lateral generate_series(1, coalesce(current_setting('fill.claims', true)::integer, 14)) as claim
join numbered_projects p on p.number = 1 + (w.person * 7 + claim) % all_of_them
join (select t.*, row_number() over (order by t.name) as place from firm join expense_types t on t.company_id = firm.company_id) t
  on t.place = 1 + (w.person + claim) % 12;
analyze claimed;

create temporary table claimed_together as
select pg_temp.next_id() as id, employee_id, together, max(day) + 1 as day from claimed where together > 0 group by employee_id, together;
insert into expense_groups (company_id, id, employee_id, submitted_on, number, submitted_at)
select firm.company_id, g.id, g.employee_id, g.day, 1, g.day + time '17:00' from firm, claimed_together g;

create temporary table paid_together as
select pg_temp.next_id() as id, payment as number, count(*) as claims, count(distinct employee_id) as people
from claimed where state = 'approved' and payment is not null group by payment;
insert into payments (
  company_id, id, number, kind, currency, amount, expense_amount, people_count, expense_count, processed_at, processed_by
)
select firm.company_id, p.id, p.number, case when p.number % 10 = 0 then 'card' else 'transfer' end, 'GBP',
       case when p.number % 10 = 0 then 0 else 1200 * p.claims end, 1200 * p.claims, p.people, p.claims,
       now() - (300 - p.number) * interval '2 days', firm.employee_id
from firm, paid_together p;

insert into expenses (
  company_id, id, employee_id, name, incurred_on, amount, currency, converted_amount, converted_currency, vat_amount, net_in_project,
  project_currency, type_id, type_code, type_name, type_description, type_category, vat_rate, targetable_id, bill_to_client, state, group_id, payment_id,
  created_at
)
select firm.company_id, c.id, c.employee_id, 'Train ' || pg_temp.word(c.number::integer), c.day, 1200, 'GBP', 1200, 'GBP', 200, 1000, 'GBP',
       c.type_id, 'T', c.type_name, '', 'Travel', 2000, c.targetable_id, c.claim % 2 = 0, c.state, g.id, p.id, c.day + time '12:00'
from firm join claimed c on true
left join claimed_together g on g.employee_id = c.employee_id and g.together = c.together
left join paid_together p on p.number = c.payment and c.state = 'approved';
insert into open_expense_figures
select company_id, targetable_id, project_currency, date_trunc('month', incurred_on::timestamp), count(*), sum(net_in_project)
from expenses where company_id = (select company_id from firm) and state = 'approved' and bill_to_client
group by 1, 2, 3, 4;

insert into requests (
  company_id, id, type, state, employee_id, approver_id, targetable_id, group_id, submitted_at, decided_by, decided_at
)
select firm.company_id, c.id, 'expense', c.state, c.employee_id, coalesce(e.line_manager_id, firm.employee_id), c.targetable_id, g.id,
       g.day + time '17:00', case when c.claim > 4 then firm.employee_id end, case when c.claim > 4 then g.day + time '18:00' end
from firm join claimed c on c.claim > 2
join claimed_together g on g.employee_id = c.employee_id and g.together = c.together
join employees e on e.company_id = firm.company_id and e.id = c.employee_id;

insert into search_words (company_id, entity, word, entity_id)
select firm.company_id, 'expense', pg_temp.word(c.number::integer), c.id from firm, claimed c where c.id::text < '4' or c.number = 1
union all
select firm.company_id, 'expense', 'train', c.id from firm, claimed c where c.id::text < '2' or c.number = 1;

-- Every other claim has a receipt, each of its own.
insert into files (company_id, id, storage_key, name, content_type, size, entity, entity_id, created_by)
select firm.company_id, c.id, 'none', 'receipt.pdf', 'application/pdf', 1, 'expense', c.id::text, c.employee_id
from firm, claimed c where c.claim % 2 = 0;
insert into expense_receipts (company_id, expense_id, file_id, position, sha256)
select firm.company_id, c.id, c.id, 1, md5(c.id::text) from firm, claimed c where c.claim % 2 = 0;

insert into bank_accounts (company_id, id, employee_id, account, masked, updated_at)
select firm.company_id, pg_temp.next_id(), w.employee_id, 'sealed',
       '{"accountName": "", "sortCode": "20-••-••", "accountNumber": "•••••417", "iban": "", "bic": ""}', now()
from firm, at_work w;

update employees e set can_process_payments = true from firm where e.company_id = firm.company_id and e.id = firm.employee_id;
