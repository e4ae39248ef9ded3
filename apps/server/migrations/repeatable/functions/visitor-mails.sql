-- Whoever comments on a task or changes its status, through whichever door or by a rule: where its project has an open portal, a
-- job looks who of its visitors is to be told.
create or replace function tell_visitors() returns trigger
language plpgsql as $$
begin
  if exists (
    select from tasks t
    join portals r on r.company_id = t.company_id and r.targetable_id = t.board_id and r.is_active
    where t.company_id = new.company_id and t.id = new.entity_id::uuid
  ) then
    perform enqueue_job(
      'tellVisitorsOfTask', jsonb_build_object('taskId', new.entity_id, 'historyId', new.id), null, null, null);
  end if;
  return null;
end
$$;
