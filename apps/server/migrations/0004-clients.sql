-- Whom the company works for, and what happened with them.

-- Beginnings of words are what lists are searched by. Comparing text leaks nothing, so that row-level security lets the
-- index do it, which it does not for LIKE.
create table search_words (
  company_id uuid not null references companies,
  entity text not null,
  word text collate "C" not null,
  entity_id uuid not null,
  primary key (company_id, entity, word, entity_id)
);
create index search_words_by_record on search_words (company_id, entity, entity_id);

-- People are found like everything else. Their names belong to users, who change them once for every company they work
-- in, so the database keeps the words: the same ones that searchWords makes of what is asked for.
create function words_apart() returns text language sql immutable parallel safe
return '[^a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2070-\u2dff\u2e80-\u2fff\u3040-\U0010ffff]+';

create policy employee_words on search_words to current_user using (entity = 'employee');
create function keep_employee_words() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    delete from search_words where company_id = old.company_id and entity = 'employee' and entity_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into search_words (company_id, entity, word, entity_id)
    select distinct new.company_id, 'employee', left(word, 60), new.id
    from regexp_split_to_table(new.sort_name, words_apart()) as word
    where word <> '';
  end if;
  return null;
end
$$;
create trigger keep_employee_words after insert or delete or update of sort_name, user_id on employees
for each row execute function keep_employee_words();
insert into search_words (company_id, entity, word, entity_id)
select distinct e.company_id, 'employee', left(word, 60), e.id
from employees e, regexp_split_to_table(e.sort_name, words_apart()) as word
where word <> '';

create table clients (
  company_id uuid not null references companies,
  id uuid not null,
  name text not null,
  is_active boolean not null default true,
  logo_image_id text references public_files on delete set null,
  trading_currency text not null check (trading_currency in ('GBP', 'USD', 'EUR', 'ZAR')),
  email text not null default '',
  landline text not null default '',
  mobile text not null default '',
  fax text not null default '',
  website text not null default '',
  address_line1 text not null default '',
  address_line2 text not null default '',
  city text not null default '',
  postcode text not null default '',
  owner_id uuid not null,
  dynamic_details jsonb not null default '[]',
  -- What the list is sorted by.
  sort_name text not null generated always as (lower(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, owner_id) references employees
);
create index clients_by_name on clients (company_id, sort_name, id);
create index clients_by_state_and_name on clients (company_id, is_active, sort_name, id);
create index clients_by_update on clients (company_id, updated_at, id);
create index clients_by_state_and_update on clients (company_id, is_active, updated_at, id);
create index clients_by_owner on clients (company_id, owner_id, sort_name, id);

create table client_contacts (
  company_id uuid not null references companies,
  id uuid not null,
  client_id uuid not null,
  type_id uuid,
  first_name text not null,
  last_name text not null default '',
  job_title text not null default '',
  email text not null default '',
  landline text not null default '',
  mobile text not null default '',
  fax text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients on delete cascade,
  foreign key (company_id, type_id) references contact_types
);
create index client_contacts_by_client on client_contacts (company_id, client_id, created_at, id);
create index client_contacts_by_type on client_contacts (company_id, type_id);

-- Whatever an entry is about has a column of its own, exactly one of them set.
create table journal_entries (
  company_id uuid not null references companies,
  id uuid not null,
  client_id uuid,
  entry_date date not null,
  title text not null,
  content text not null,
  category_id uuid,
  author_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients,
  foreign key (company_id, category_id) references journal_categories,
  foreign key (company_id, author_id) references employees,
  constraint journal_entries_target check (num_nonnulls(client_id) = 1)
);
create index journal_entries_by_client on journal_entries (company_id, client_id, entry_date desc, id);
create index journal_entries_by_category on journal_entries (company_id, category_id);
