-- Templates are edited by several people too.
alter table project_templates add column version integer not null default 1;
