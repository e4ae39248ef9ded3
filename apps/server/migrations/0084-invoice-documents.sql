-- The sender's address has parts, as e-invoices and the laws of countries ask for them. What was one text stays as it was
-- in the first two lines; people say what its city and post code are.
alter table companies no force row level security;
update companies set settings = jsonb_set(
  settings,
  '{invoice,address}',
  (
    select case
      when length(lines.first) <= 200
        then jsonb_build_object('line1', lines.first, 'line2', lines.others)
      else jsonb_build_object('line1', '', 'line2', left(concat_ws(', ', lines.first, nullif(lines.others, '')), 1000))
    end
    from (
      select coalesce((array_agg(trim(line) order by place))[1], '') as first,
        coalesce(left(string_agg(trim(line), ', ' order by place) filter (where place > 1), 1000), '') as others
      from regexp_split_to_table(trim(settings #>> '{invoice,address}'), '\s*[\r\n]+\s*')
        with ordinality as given(line, place)
    ) as lines
  )
)
where jsonb_typeof(settings #> '{invoice,address}') = 'string';
alter table companies force row level security;

-- The files of a billed invoice: each is made once, and whoever is sent it or downloads it gets these bytes.
create table invoice_files (
  company_id uuid not null references companies,
  invoice_id uuid not null,
  kind text not null check (kind in ('pdf', 'breakdown', 'ubl')),
  file_id uuid not null,
  primary key (company_id, invoice_id, kind),
  foreign key (company_id, invoice_id) references invoices on delete cascade,
  foreign key (company_id, file_id) references files
);
create index invoice_files_by_file on invoice_files (company_id, file_id);

-- What of an invoice went to whom.
create table invoice_sendings (
  company_id uuid not null references companies,
  id uuid not null,
  invoice_id uuid not null,
  recipients text[] not null,
  reply_to text not null,
  subject text not null,
  text text not null,
  attachments text[] not null,
  sent_by uuid,
  asked_at timestamptz not null,
  -- When its files were there and the mails on their way.
  sent_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, invoice_id) references invoices on delete cascade,
  foreign key (company_id, sent_by) references employees
);
create index invoice_sendings_by_invoice on invoice_sendings (company_id, invoice_id, asked_at desc, id desc);
create index invoice_sendings_by_sender on invoice_sendings (company_id, sent_by) where sent_by is not null;
