-- What visitors of portals are still to be told by mail, and for a while what they were told, so that nothing is told twice.
create table visitor_mails (
  company_id uuid not null references companies,
  id uuid not null,
  visitor_id uuid not null,
  kind text not null check (kind in ('comments', 'statusChanges', 'signOffs', 'invoices')),
  -- The same occasion is told once.
  occasion text not null,
  line text not null,
  -- Where it leads, within the portal.
  path text not null,
  created_at timestamptz not null,
  -- When it was mailed, or found to be nothing that its reader may or wants to be told.
  settled_at timestamptz,
  primary key (company_id, id),
  unique (company_id, visitor_id, occasion),
  foreign key (company_id, visitor_id) references portal_visitors on delete cascade
);
create index visitor_mails_waiting on visitor_mails (company_id, visitor_id, created_at) where settled_at is null;
create index visitor_mails_by_age on visitor_mails (created_at);
create policy housekeeping on visitor_mails to current_user using (true);

alter table portal_visitors add column last_mailed_at timestamptz;
