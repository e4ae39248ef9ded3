create or replace trigger arrange_due_work after insert or update of time_zone on companies
  for each row execute function arrange_due_work_of_company();
