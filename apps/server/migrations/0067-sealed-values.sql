-- Keys that values in the database may be sealed with. A start that lacks one is refused.
create table sealing_keys (
  id text primary key,
  since timestamptz not null default now()
);

-- Second factors were sealed before there were several keys, without saying with which.
update users
set totp_secret = 's1.earlier.' || totp_secret, totp_pending_secret = 's1.earlier.' || totp_pending_secret
where totp_secret is not null or totp_pending_secret is not null;
insert into sealing_keys (id) select 'earlier' from users
where totp_secret is not null or totp_pending_secret is not null limit 1;
