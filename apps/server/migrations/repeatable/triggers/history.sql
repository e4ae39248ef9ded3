create or replace trigger tell_visitors after insert on history
for each row when (
  new.entity = 'task'
  and (new.action in ('commented', 'statusChanged', 'completed', 'reopened') or new.action = 'updated' and new.after ? 'status')
)
execute function tell_visitors();
