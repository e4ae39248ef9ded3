-- What every company starts with.
create or replace function insert_default_collections(new_company uuid) returns void
language sql as $$
  insert into contact_types (company_id, id, name, position, can_be_deleted)
  select new_company, gen_random_uuid(), v.*
  from (values ('Main', 0, false), ('Billing', 1, false)) as v;

  insert into journal_categories (company_id, id, name, initials, color, position)
  select new_company, gen_random_uuid(), v.*
  from (values
    ('Meeting', 'M', '#61227a', 0), ('Call', 'C', '#149288', 1), ('E-mail', 'E', '#3498db', 2),
    ('Note', 'N', '#e58a00', 3)
  ) as v;

  insert into absence_reasons (company_id, id, name, initials, color, is_taken_from_balance, allowance_half_days)
  select new_company, gen_random_uuid(), v.*
  from (values
    ('Annual leave', 'AL', '#149288', true, null::integer), ('Sick leave', 'SL', '#cc0000', false, null),
    ('Parental leave', 'PL', '#61227a', false, null), ('Compassionate leave', 'CL', '#3498db', false, 10),
    ('Unpaid leave', 'UL', '#7f8c8d', false, null)
  ) as v;

  insert into expense_types (company_id, id, code, name, description, category, vat_rate)
  select new_company, gen_random_uuid(), v.*
  from (values
    ('TRV', 'Travel', 'Trains, buses, taxis and flights', 'Travel', 0),
    ('SUB', 'Subsistence', 'Meals and drinks while travelling', 'Travel', 2000),
    ('ACC', 'Accommodation', 'Hotels and other lodging', 'Travel', 2000),
    ('SFT', 'Software', 'Licences and subscriptions', 'Office', 2000),
    ('OTH', 'Other', 'Whatever has no type of its own', 'Other', 2000)
  ) as v;

  insert into pipeline_stages (company_id, id, name, color, probability)
  select new_company, gen_random_uuid(), v.*
  from (values
    ('Lost', '#cc0000', 0), ('Lead', '#7f8c8d', 10), ('Qualified', '#3498db', 25), ('Proposal', '#e58a00', 50),
    ('Negotiation', '#61227a', 75), ('Won', '#2ba693', 100)
  ) as v;
$$;
