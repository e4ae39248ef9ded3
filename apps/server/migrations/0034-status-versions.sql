-- Statuses of boards are edited by several people too; their order is not part of it.
alter table task_statuses add column version integer not null default 1;
