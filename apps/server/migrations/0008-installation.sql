-- What this installation is known by: whether it was started with the same secret as before.
create table installation (
  secret_check text not null
);
create unique index installation_only_row on installation ((true));
