create or replace trigger keep_approvers_of_responsibility after update on projects for each row
when (old.responsibility <> new.responsibility) execute function keep_approvers('newResponsibility');
