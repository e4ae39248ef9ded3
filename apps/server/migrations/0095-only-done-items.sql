-- A scheduler may leave agreed items that are due until they are marked as done.
alter table project_billing add column scheduled_only_done boolean not null default false;
