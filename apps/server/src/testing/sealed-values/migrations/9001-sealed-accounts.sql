-- A table with a sealed column, as those of bank accounts and linked services.
create table sealed_accounts (
  company_id uuid not null references companies,
  id uuid not null,
  number text not null,
  primary key (company_id, id)
);
