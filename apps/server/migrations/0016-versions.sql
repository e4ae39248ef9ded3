-- What two people may edit at once carries a version, which each change of it raises: a change that names the version it
-- was made on is refused once it is another.

alter table clients add column version integer not null default 1;
alter table projects add column version integer not null default 1;
alter table employees add column version integer not null default 1;
alter table companies add column version integer not null default 1;

-- Of title and description, which are written; whatever else changes about a task leaves it alone.
alter table tasks add column version integer not null default 1;
