-- Rules of boards are edited by several people too.
alter table automations add column version integer not null default 1;
