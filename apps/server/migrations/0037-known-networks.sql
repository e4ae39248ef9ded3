-- The address blocks that a user has been on, the newest first: what strangers try elsewhere does not keep them out there.
alter table users add column known_networks text[] not null default '{}';
