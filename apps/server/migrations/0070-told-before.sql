-- What was told under a key is changed or taken back for everybody at once.
create index notifications_by_key on notifications (company_id, kind, key);
