-- People outside whom rules may write to once they have agreed. An address that is not here has not been asked.
create table outside_addresses (
  company_id uuid not null references companies,
  id uuid not null,
  email text not null,
  state text not null check (state in ('waiting', 'confirmed', 'declined')),
  -- Of the code in the mail; used up by the answer.
  code_hash text,
  asked_by uuid,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  primary key (company_id, id),
  unique (company_id, email),
  foreign key (company_id, asked_by) references employees on delete set null (asked_by)
);
create index outside_addresses_by_code on outside_addresses (code_hash);
create index outside_addresses_by_asker on outside_addresses (company_id, asked_by);

-- Clients' contacts are found by their address, however it is written.
alter table client_contacts add column email_key text generated always as (lower(email)) stored;
create index client_contacts_by_email on client_contacts (company_id, email_key);

-- What a code leads to, in whichever company.
create policy directory on outside_addresses for select to current_user using (true);
create function find_outside_address(asked_code_hash text)
returns table (
  company_id uuid, id uuid, email text, expires_at timestamptz, asker_first_name text, asker_last_name text,
  company_name text
)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.company_id, o.id, o.email, o.expires_at, u.first_name, u.last_name, c.name
  from outside_addresses o
  join companies c on c.company_id = o.company_id
  left join employees asker on asker.company_id = o.company_id and asker.id = o.asked_by
  left join users u on u.id = asker.user_id
  where o.code_hash = asked_code_hash
$$;
