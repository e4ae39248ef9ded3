-- What is free in a time is what nothing holds: those that something holds are found by when that ends.
create index asset_uses_by_end on asset_uses (company_id, until_at, from_at) include (asset_id) where (holds);
