import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import {
  type AskedWord,
  askedWords,
  beginsWith,
  foundByAll,
  hasRecordsOfWord,
  isThere,
  recordsOfWord,
} from '../../../platform/search/search-index'

/** What the search calls the records that time can be on. */
const targetableEntities = ['project', 'opportunity'] as const

/** Comments are searched from two letters on: nearly every comment has a word beginning with any one letter. */
const LEAST_LETTERS_OF_COMMENTS = 2

/** A project or opportunity is found by more than its name, but its time is found only by that. */
const targetablesCalled = (companyId: string, word: string): Sql => sql`
  select p.id from targetables p
  where p.company_id = ${companyId} and p.id = any (array(
      select entity_id from search_words
      where company_id = ${companyId} and entity = any (${targetableEntities}::text[]) and ${beginsWith(word)}))
    and exists (select from search_words_of(p.name) as word where ${beginsWith(word)})`

/** Each part is found by an index of its own, so that a word costs what it finds, not what there is. */
const timeOfWord = (companyId: string, word: string): AskedWord => {
  // Time is looked up record by record, so that nothing is read where no record has the word.
  const timeOf = (column: string, ids: Sql): Sql => sql`
    select t.id from (${ids}) as named (id) cross join lateral (
      select id from time_sheet_submissions where company_id = ${companyId} and ${rawSql(column)} = named.id offset 0) as t`
  const ids = [
    timeOf('employee_id', recordsOfWord(companyId, 'employee', word)),
    timeOf('targetable_id', targetablesCalled(companyId, word)),
    timeOf('task_id', recordsOfWord(companyId, 'task', word)),
  ]
  const isNamed = ['employee', ...targetableEntities, 'task'].map((entity) => hasRecordsOfWord(companyId, entity, word))
  if (word.length < LEAST_LETTERS_OF_COMMENTS) return { ids, isThere: isNamed }
  const words = sql`time_words where company_id = ${companyId}`
  return {
    ids: [...ids, sql`select submission_id from ${words} and ${beginsWith(word)}`],
    isThere: [isThere(words, word), ...isNamed],
  }
}

/**
 * The ids of the time found: each word asked for begins a word of the person's name, the project's or opportunity's, the
 * task's or the comment, which needs two letters.
 */
export const timeFoundBy = (companyId: string, asked: string): Sql =>
  foundByAll(askedWords(asked).map((word) => timeOfWord(companyId, word)))
