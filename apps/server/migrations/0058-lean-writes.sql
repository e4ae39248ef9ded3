-- What is written most is checked and indexed no more than it has to be.

-- Whoever or whatever these belong to is of the same company, so its being there need not be looked up again: each time that
-- would be one lock more on the row of the company, for which all who write at once would queue.
alter table tasks drop constraint tasks_company_id_fkey;
alter table task_assignees drop constraint task_assignees_company_id_fkey;
alter table time_sheet_submissions drop constraint time_sheet_submissions_company_id_fkey;
alter table requests drop constraint requests_company_id_fkey;
-- As of the words of comments on time, no reference is looked up for each.
alter table search_words drop constraint search_words_company_id_fkey;

-- History is read record by record, and its key can be the index for that.
alter table history drop constraint history_pkey;
drop index history_by_record;
alter table history add primary key (company_id, entity, entity_id, at, id);
