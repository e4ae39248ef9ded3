-- What a company keeps about itself and its people.

-- ── The company ───────────────────────────────────────────────────────────────────────────────────────────────────

alter table companies
  add column region text not null default '',
  -- Sunday = 1.
  add column working_days smallint[] not null default '{2,3,4,5,6}',
  -- Only what was changed; the shape and the defaults are the contract's.
  add column settings jsonb not null default '{}';

create policy regions on companies for update to current_user using (true);
update companies set region = 'ENG' where country = 'GB';
drop policy regions on companies;

-- A company's own bank holidays, and the national ones it works on.
create table bank_holidays (
  company_id uuid not null references companies,
  id uuid not null,
  date date not null,
  name text not null,
  is_working_day boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint bank_holidays_date_key unique (company_id, date)
);

create table rate_cards (
  company_id uuid not null references companies,
  id uuid not null,
  name text not null,
  code text not null default '',
  hourly_charge bigint not null check (hourly_charge >= 0),
  hourly_cost bigint not null check (hourly_cost >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index rate_cards_name_key on rate_cards (company_id, lower(name));

create table absence_reasons (
  company_id uuid not null references companies,
  id uuid not null,
  name text not null,
  initials text not null,
  color text not null,
  is_taken_from_balance boolean not null,
  allowance_half_days integer check (allowance_half_days >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index absence_reasons_name_key on absence_reasons (company_id, lower(name));

create table expense_types (
  company_id uuid not null references companies,
  id uuid not null,
  code text not null,
  name text not null,
  description text not null,
  category text not null,
  -- Hundredths of a percent.
  vat_rate integer not null check (vat_rate between 0 and 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index expense_types_code_name_key on expense_types (company_id, lower(code), lower(name));

create table pipeline_stages (
  company_id uuid not null references companies,
  id uuid not null,
  name text not null,
  color text not null,
  -- Percent.
  probability smallint not null check (probability between 0 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index pipeline_stages_name_key on pipeline_stages (company_id, lower(name));

create table contact_types (
  company_id uuid not null references companies,
  id uuid not null,
  name text not null,
  position smallint not null,
  can_be_deleted boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index contact_types_name_key on contact_types (company_id, lower(name));

create table journal_categories (
  company_id uuid not null references companies,
  id uuid not null,
  name text not null,
  color text not null,
  initials text not null,
  position smallint not null,
  can_be_deleted boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index journal_categories_initials_name_key on journal_categories (company_id, lower(initials), lower(name));

create table credit_cards (
  company_id uuid not null references companies,
  id uuid not null,
  name text not null,
  brand text not null,
  last_four text not null check (last_four ~ '^\d{4}$'),
  holder_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, holder_id) references employees on delete set null (holder_id)
);
create unique index credit_cards_name_key on credit_cards (company_id, lower(name));

-- What every company starts with.
create function insert_default_collections(new_company uuid) returns void
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

select insert_default_collections(company_id) from companies;

-- ── Its people ────────────────────────────────────────────────────────────────────────────────────────────────────

-- Somebody invited is an employee without a user: line manager, contract and permissions can be prepared.
alter table employees
  alter column user_id drop not null,
  add column profile_image_id text references public_files on delete set null,
  add column tags text[] not null default '{}',
  add column contact_email text not null default '',
  add column contact_mobile text not null default '',
  add column contact_landline text not null default '',
  add column contact_fax text not null default '',
  add column dynamic_details jsonb not null default '[]',
  add column opens_in_new_tab boolean not null default false,
  add column infinite_scrolling boolean not null default false,
  add column time_zone text,
  -- The contract; its periods are a table of their own.
  add column contract_start date,
  add column is_available_in_client_resourcing boolean not null default true,
  add column contract_version integer not null default 0,
  -- What the list is searched and sorted by: the user's name, or the address of somebody invited.
  add column sort_name text not null default '';

-- Where people look for a name, capitals and accents do not matter, and é comes before f.
create function search_form(name text) returns text
language sql immutable parallel safe
return lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'));

-- Names are changed once for every company the user works in, so the owner of the tables may reach all of them.
create policy sort_names on employees for update to current_user using (true);
update employees e set sort_name = search_form(u.first_name || ' ' || u.last_name) from users u where u.id = e.user_id;

create index employees_by_sort_name on employees (company_id, sort_name, id);
create index employees_by_job_title on employees (company_id, lower(job_title), id);
-- A picture that goes is looked for here.
create index employees_by_profile_image on employees (profile_image_id) where profile_image_id is not null;

create function keep_sort_names() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update employees set sort_name = search_form(new.first_name || ' ' || new.last_name) where user_id = new.id;
  return null;
end
$$;
create trigger keep_sort_names after update of first_name, last_name on users
for each row when (old.first_name <> new.first_name or old.last_name <> new.last_name)
execute function keep_sort_names();

create function set_sort_name() returns trigger
language plpgsql as $$
begin
  if new.user_id is not null then
    select search_form(u.first_name || ' ' || u.last_name) into new.sort_name from users u where u.id = new.user_id;
  end if;
  return new;
end
$$;
create trigger set_sort_name before insert or update of user_id on employees
for each row execute function set_sort_name();

create table contract_periods (
  company_id uuid not null,
  employee_id uuid not null,
  applied_on date not null,
  type text not null check (type in ('permanent', 'contractor')),
  -- Seconds from Sunday to Saturday.
  working_time integer[] not null check (array_length(working_time, 1) = 7 and 0 <= all (working_time)),
  holiday_entitlement_half_days integer not null check (holiday_entitlement_half_days >= 0),
  primary key (company_id, employee_id, applied_on),
  foreign key (company_id, employee_id) references employees on delete cascade
);

create table invitations (
  company_id uuid not null references companies,
  id uuid not null,
  employee_id uuid not null,
  email text not null check (email = lower(email)),
  code_hash text not null,
  invited_by uuid,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees on delete cascade,
  foreign key (company_id, invited_by) references employees on delete set null (invited_by)
);
create unique index invitations_email_key on invitations (company_id, email) where accepted_at is null;
create index invitations_by_code on invitations (code_hash);
create index invitations_by_employee on invitations (company_id, employee_id);

-- Whoever holds a code belongs to no company yet: the invitation, and what it says of the company and of who invites.
create policy directory on invitations for select to current_user using (true);
create function find_invitation(asked_code_hash text)
returns table (
  company_id uuid, id uuid, employee_id uuid, email text, expires_at timestamptz, accepted_at timestamptz,
  job_title text, inviter_first_name text, inviter_last_name text,
  company_name text, company_domain text, theme jsonb, logo_image_id text
)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.company_id, i.id, i.employee_id, i.email, i.expires_at, i.accepted_at,
         e.job_title, u.first_name, u.last_name, c.name, d.domain, c.theme, c.logo_image_id
  from invitations i
  join employees e on e.company_id = i.company_id and e.id = i.employee_id
  join companies c on c.company_id = i.company_id
  join company_directory d on d.id = i.company_id
  left join employees inviter on inviter.company_id = i.company_id and inviter.id = i.invited_by
  left join users u on u.id = inviter.user_id
  where i.code_hash = asked_code_hash
$$;
revoke execute on function find_invitation from public;

-- A session acts as one other employee at most, in whichever company: this ends it there and puts it into the history of
-- both people.
create policy ending on impersonations for update to current_user using (true);
create policy ended_impersonations on history for insert to current_user with check (true);
create function end_impersonations(asked_session uuid, asked_moment timestamptz)
returns table (company_id uuid, impersonator_id uuid, employee_id uuid)
language sql security definer set search_path = public, pg_temp as $$
  with ended as (
    update impersonations i set ended_at = asked_moment
    where i.session_id = asked_session and i.ended_at is null
    returning i.company_id, i.impersonator_id, i.employee_id
  ), recorded as (
    insert into history (company_id, id, at, user_id, employee_id, entity, entity_id, action, after)
    select ended.company_id, gen_random_uuid(), asked_moment, m.user_id, m.id, 'employee', concerned.id,
           'impersonationEnded',
           jsonb_build_object('impersonator', mu.first_name || ' ' || mu.last_name,
                              'employee', eu.first_name || ' ' || eu.last_name)
    from ended
    join employees m on m.company_id = ended.company_id and m.id = ended.impersonator_id
    join users mu on mu.id = m.user_id
    join employees e on e.company_id = ended.company_id and e.id = ended.employee_id
    join users eu on eu.id = e.user_id
    cross join lateral (values (ended.impersonator_id), (ended.employee_id)) as concerned(id)
  )
  select ended.company_id, ended.impersonator_id, ended.employee_id from ended
$$;
revoke execute on function end_impersonations from public;
