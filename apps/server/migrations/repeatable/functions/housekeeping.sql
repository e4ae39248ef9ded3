-- What can be forgotten at once. Of a session that has ended no token is taken, so nothing is told by the ones it had.
create or replace function forget_old_rows() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from idempotency_keys where created_at < now() - interval '7 days';
  delete from rate_limits where resets_at < now() - interval '1 day';
  delete from user_tokens where expires_at < now() - interval '30 days';
  -- As long as a session lasts without use: nobody honest still has an older one.
  delete from refresh_tokens where replaced_at < now() - interval '60 days';
  delete from refresh_tokens t using sessions s
  where s.id = t.session_id and (s.revoked_at < now() - interval '1 day' or s.expires_at < now() - interval '1 day');
  delete from sessions where expires_at < now() - interval '30 days' or revoked_at < now() - interval '30 days';
end
$$;

-- What grows with every call is forgotten a part at a time: one statement over all of it would take longer than any may.
-- At most so many of each are; how many, of the kind that had most, is the answer.
create or replace function forget_some_old_rows(most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  keys integer;
  limits integer;
  refused integer;
begin
  delete from idempotency_keys where ctid = any (array(
    select ctid from idempotency_keys where created_at < now() - interval '7 days' order by created_at limit most));
  get diagnostics keys = row_count;
  delete from rate_limits where ctid = any (array(
    select ctid from rate_limits where resets_at < now() - interval '1 day' order by resets_at limit most));
  get diagnostics limits = row_count;
  -- Who did not get into a portal, by addresses that anybody may have typed.
  delete from portal_visits where ctid = any (array(
    select ctid from portal_visits where kind = 'refused' and at < now() - interval '90 days' order by at limit most));
  get diagnostics refused = row_count;
  return greatest(keys, limits, refused);
end
$$;

-- What people were told by mail is needed for a week, so that nothing is told twice.
create or replace function forget_old_mail_news() returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from mail_news where created_at < now() - interval '7 days' and (told_at is not null or held_back_at is not null);
  delete from visitor_mails where created_at < now() - interval '7 days' and settled_at is not null
$$;

-- Notifications are kept for three months, and forgotten a part at a time as well.
create or replace function forget_some_old_notifications(most integer) returns integer
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
