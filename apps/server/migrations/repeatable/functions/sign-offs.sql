-- Whatever tries it: what a client was asked stays as it was, and so does what they approved or the firm withdrew.
create or replace function keep_sign_off() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state in ('approved', 'withdrawn')
    or (old.portal_id, old.targetable_id, old.kind, old.title, old.content, old.hash, old.source, old.asked_by, old.asked_at, old.previous_id)
      is distinct from
      (new.portal_id, new.targetable_id, new.kind, new.title, new.content, new.hash, new.source, new.asked_by, new.asked_at, new.previous_id)
  then
    raise exception 'a sign-off stays as it was' using errcode = 'check_violation', constraint = 'sign_offs_kept';
  end if;
  return new;
end
$$;
