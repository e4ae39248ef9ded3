-- The sender's address has parts, as e-invoices and the laws of countries ask for them. What was one text stays as it was
-- in the first two lines; people say what its city and post code are.
alter table companies no force row level security;
update companies set settings = jsonb_set(
  settings,
  '{invoice,address}',
  (
    select case
      when length(lines.first) <= 200
        then jsonb_build_object('line1', lines.first, 'line2', lines.others)
      else jsonb_build_object('line1', '', 'line2', left(concat_ws(', ', lines.first, nullif(lines.others, '')), 1000))
    end
    from (
      select coalesce((array_agg(trim(line) order by place))[1], '') as first,
        coalesce(left(string_agg(trim(line), ', ' order by place) filter (where place > 1), 1000), '') as others
      from regexp_split_to_table(trim(settings #>> '{invoice,address}'), '\s*[\r\n]+\s*')
        with ordinality as given(line, place)
    ) as lines
  )
)
where jsonb_typeof(settings #> '{invoice,address}') = 'string';
alter table companies force row level security;
