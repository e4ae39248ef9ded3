-- Most equipment is assigned to somebody: what may be booked is found without going through that.
alter table assets add column is_assigned boolean not null default false;
alter table asset_categories add column assigned_count integer not null default 0;
create index assets_requestable on assets (company_id, category_id, sort_name, id) where (retired_at is null and not is_assigned);

-- What waits is shown with its asset.
create index asset_uses_waiting on asset_uses (company_id, asset_id, created_at) where (state = 'waitingForApproval');
