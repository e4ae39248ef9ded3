import { searchWords } from '@praxis/domain/search/search-words'
import { type Sql, sql } from '../../../platform/database/sql'

const MOST_ASKED_WORDS = 8

/**
 * A condition on a row `s` of time: each word asked for is the beginning of one in the person's name, the project's or the comment. What waits for one person
 * is never much, so these are read rather than looked up, the longest of them last.
 */
export const isTimeFoundBy = (asked: string): Sql => {
  const words = searchWords(asked).slice(0, MOST_ASKED_WORDS)
  if (words.length === 0) return sql`false`
  return sql`exists (
    select from employees e
    left join projects p on p.company_id = s.company_id and p.id = s.project_id
    where e.company_id = s.company_id and e.id = s.employee_id and not exists (
      select from unnest(${words}::text[]) as word
      where not (e.sort_name ~ ('\\m' || word) or search_form(p.name) ~ ('\\m' || word) is true
        or search_form(s.comment) ~ ('\\m' || word))))`
}
