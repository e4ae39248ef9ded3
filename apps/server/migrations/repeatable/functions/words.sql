-- What lies between words, as in searchWords of the domain.
create or replace function words_apart() returns text language sql immutable parallel safe
return '[^a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2070-\u2dff\u2e80-\u2fff\u3040-\U0010ffff]+';

-- The same words that searchWords makes of what is asked for.
create or replace function search_words_of(given text) returns setof text
language sql immutable parallel safe as $$
  select distinct left(word, 60) from (
    select word from regexp_split_to_table(search_form(given), words_apart()) as word where word <> '' limit 200
  ) as few
$$;

-- People are found like everything else. Their names belong to users, who change them once for every company they work in, so
-- the database keeps the words: the same ones that searchWords makes of what is asked for.
create or replace function keep_employee_words() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    delete from search_words where company_id = old.company_id and entity = 'employee' and entity_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into search_words (company_id, entity, word, entity_id)
    select distinct new.company_id, 'employee', left(word, 60), new.id
    from regexp_split_to_table(new.sort_name, words_apart()) as word
    where word <> '';
  end if;
  return null;
end
$$;

-- Time is found by the words of its comment from two letters on; nearly every comment has a word with any one letter.
create or replace function keep_time_words() returns trigger
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

-- Tasks are found by the words of their titles, which many commands write.
create or replace function keep_task_words() returns trigger
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
