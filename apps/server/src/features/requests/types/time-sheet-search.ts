import { searchWords } from '@praxis/domain/search/search-words'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { isFoundBy } from '../../../platform/search/search-index'

const MOST_ASKED_WORDS = 8
/** Nearly every comment has a word with any one letter. */
const LEAST_LETTERS_OF_COMMENTS = 2

/** People and projects are looked up once, not for every row; comments are read where neither is called so. */
const isFoundByWord = (companyId: string, word: string): Sql => {
  const begins = `\\m${word}`
  const ways = [
    sql`s.employee_id in (
      select e.id from employees e where e.company_id = ${companyId} and e.sort_name ~ ${begins})`,
    sql`s.project_id in (
      select p.id from projects p
      where p.company_id = ${companyId} and ${isFoundBy(rawSql('p.id'), companyId, 'project', word)}
        and search_form(p.name) ~ ${begins})`,
    ...(word.length < LEAST_LETTERS_OF_COMMENTS ? [] : [sql`search_form(s.comment) ~ ${begins}`]),
  ]
  return sql`(${joinSql(ways, ' or ')})`
}

/**
 * A condition on a row `s` of time: each word asked for is the beginning of one in the person's name, the project's or, from
 * two letters on, the comment. What waits for one person is never much, so comments are read rather than looked up.
 */
export const isTimeFoundBy = (companyId: string, asked: string): Sql => {
  const words = searchWords(asked).slice(0, MOST_ASKED_WORDS)
  if (words.length === 0) return sql`false`
  return joinSql(
    words.map((word) => isFoundByWord(companyId, word)),
    ' and ',
  )
}
