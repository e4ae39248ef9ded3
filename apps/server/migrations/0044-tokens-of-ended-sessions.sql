-- Of a session that has ended no token is taken, so nothing is told by the ones it had.
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
