-- What waits to be mailed with others knows the notifications it tells of, so that it is told only to who may still see them.
alter table mail_news add column notification_ids uuid[] not null default '{}';
