-- Time is found by the beginnings of the words of its comment, and of the title of the task it was logged on. The database
-- keeps both, as many commands write them.

-- The same words that searchWords makes of what is asked for.
create function search_words_of(given text) returns setof text
language sql immutable parallel safe as $$
  select distinct left(word, 60) from (
    select word from regexp_split_to_table(search_form(given), words_apart()) as word where word <> '' limit 200
  ) as few
$$;

-- Words of comments from two letters on; nearly every comment has a word with any one letter. They lie apart from the other
-- words, because nothing is written as often: what they belong to is known without a second index, and no reference is looked
-- up for each of them.
create table time_words (
  company_id uuid not null,
  word text collate "C" not null,
  submission_id uuid not null,
  primary key (company_id, word, submission_id)
);

create function keep_time_words() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from time_words
    where company_id = old.company_id and word = any (array(select search_words_of(old.comment))) and submission_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into time_words (company_id, word, submission_id)
    select new.company_id, word, new.id from search_words_of(new.comment) as word where length(word) > 1;
  end if;
  return null;
end
$$;
create trigger keep_words_of_new after insert on time_sheet_submissions for each row
when (new.comment <> '') execute function keep_time_words();
create trigger keep_words_of_changed after update of comment on time_sheet_submissions for each row
when (old.comment <> new.comment) execute function keep_time_words();
create trigger keep_words_of_gone after delete on time_sheet_submissions for each row
when (old.comment <> '') execute function keep_time_words();

create function keep_task_words() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from search_words where company_id = old.company_id and entity = 'task' and entity_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into search_words (company_id, entity, word, entity_id)
    select new.company_id, 'task', word, new.id from search_words_of(new.title) as word;
  end if;
  return null;
end
$$;
create trigger keep_words after insert or delete on tasks for each row execute function keep_task_words();
create trigger keep_words_of_changed after update of title on tasks for each row
when (old.title <> new.title) execute function keep_task_words();

alter table time_sheet_submissions no force row level security;
alter table tasks no force row level security;
alter table search_words no force row level security;
insert into time_words (company_id, word, submission_id)
select s.company_id, word, s.id from time_sheet_submissions s, search_words_of(s.comment) as word where length(word) > 1;
insert into search_words (company_id, entity, word, entity_id)
select t.company_id, 'task', word, t.id from tasks t, search_words_of(t.title) as word;
alter table search_words force row level security;
alter table tasks force row level security;
alter table time_sheet_submissions force row level security;
