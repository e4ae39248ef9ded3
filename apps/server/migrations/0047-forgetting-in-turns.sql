-- What grows with every call is forgotten a part at a time: one statement over all of it would take longer than any may.
-- At most so many of each are; how many, of the kind that had most, is the answer.
create function forget_some_old_rows(most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  keys integer;
  limits integer;
begin
  delete from idempotency_keys where ctid = any (array(
    select ctid from idempotency_keys where created_at < now() - interval '7 days' order by created_at limit most));
  get diagnostics keys = row_count;
  delete from rate_limits where ctid = any (array(
    select ctid from rate_limits where resets_at < now() - interval '1 day' order by resets_at limit most));
  get diagnostics limits = row_count;
  return greatest(keys, limits);
end
$$;
