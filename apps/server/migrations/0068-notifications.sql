-- What people are told: in the bell, by mail at once, or in the mail of the day. It is written with what happened. The same key
-- means the same thing: it is told once, or comes back unread when it happened again.
create table notifications (
  company_id uuid not null references companies,
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  kind text not null,
  key text not null,
  -- What it is about; whoever may no longer see that is not shown the notification either. It may be gone since.
  record_id uuid not null,
  -- Who did it: as whom they are shown, and whose mails it counts among.
  by_id uuid,
  by_user_id uuid,
  payload jsonb not null,
  created_at timestamptz not null,
  -- As its reader had chosen when it happened.
  is_shown boolean not null,
  mail text not null check (mail in ('atOnce', 'daily', 'never')),
  mailed_at timestamptz,
  read_at timestamptz,
  primary key (company_id, id),
  constraint notifications_key unique (company_id, employee_id, kind, key),
  foreign key (company_id, employee_id) references employees on delete cascade,
  foreign key (company_id, by_id) references employees on delete set null (by_id)
);
create index notifications_shown on notifications (company_id, employee_id, created_at desc, id desc) where is_shown;
create index notifications_unread on notifications (company_id, employee_id, created_at desc, id desc)
  where is_shown and read_at is null;
create index notifications_to_mail on notifications (company_id, employee_id, mail, kind) where mailed_at is null and mail <> 'never';
create index notifications_by_doer on notifications (company_id, by_id);
create index notifications_by_age on notifications (created_at);

-- Which ways somebody chose for a kind; what is not here is as the kind has it.
create table notification_settings (
  company_id uuid not null references companies,
  employee_id uuid not null,
  kind text not null,
  in_app boolean not null,
  mail text not null check (mail in ('atOnce', 'daily', 'never')),
  primary key (company_id, employee_id, kind),
  foreign key (company_id, employee_id) references employees on delete cascade
);

create policy housekeeping on notifications to current_user using (true);
create function forget_some_old_notifications(most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  delete from notifications where ctid = any (array(
    select ctid from notifications where created_at < now() - interval '90 days' order by created_at limit most));
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

-- Assignments are told as notifications; what was to be mailed within the minute of the change is in the list of assignments.
alter table task_assignment_news drop column told_at;
delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
where t.id = j.task_id and t.identifier = 'tellOfAssignments';
