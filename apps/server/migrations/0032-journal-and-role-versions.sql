-- Journal entries, and the roles of projects with their rates, are edited by several people too.
alter table journal_entries add column version integer not null default 1;
alter table project_roles add column version integer not null default 1;
