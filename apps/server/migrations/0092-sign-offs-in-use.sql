-- What a sign-off was made of, so that it can be asked anew and compared with what is there now.
alter table sign_offs add column source jsonb not null;

-- Questions that were asked together stay in their order.
alter table sign_off_questions add column position integer not null;

-- What a client approved is an entry of the journal that nobody of the firm has written.
alter table journal_entries
  alter column author_id drop not null,
  add column sign_off_id uuid,
  add constraint journal_entries_sign_off_key unique (company_id, sign_off_id),
  add foreign key (company_id, sign_off_id) references sign_offs,
  add constraint journal_entries_author check ((author_id is null) = (sign_off_id is not null));
