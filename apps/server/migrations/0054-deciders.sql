-- Whoever decided, or is to: one column, so that they are found by key.
alter table requests add column decider_id uuid generated always as (coalesce(decided_by, approver_id)) stored;
