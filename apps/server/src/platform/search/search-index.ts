import { searchWords } from '@praxis/domain/search/search-words'
import type { Tx } from '../database/database'
import { joinSql, type Sql, sql } from '../database/sql'

/** Keeps what a record is found by: the words of these texts, in place of those it had. */
export const indexRecord = async (db: Tx, entity: string, id: string, texts: readonly string[]): Promise<void> => {
  const { companyId } = db.scope
  const words = searchWords(texts.join(' '))
  await db.run(sql`
    with gone as (
      delete from search_words
      where company_id = ${companyId} and entity = ${entity} and entity_id = ${id} and word <> all (${words}::text[])
    )
    insert into search_words (company_id, entity, word, entity_id)
    select ${companyId}, ${entity}, word, ${id} from unnest(${words}::text[]) as word
    on conflict do nothing`)
}

export const forgetRecord = async (db: Tx, entity: string, id: string): Promise<void> => {
  await db.run(sql`
    delete from search_words where company_id = ${db.scope.companyId} and entity = ${entity} and entity_id = ${id}`)
}

/** Sorts after everything that begins with the word. */
const LAST = '\u{10ffff}'

/** More words narrow nothing down that these have not, and each of them costs a look into the index. */
const MOST_ASKED_WORDS = 8

/** A condition on a record's id: each word asked for is the beginning of one of the record's. */
export const isFoundBy = (id: Sql, companyId: string, entity: string, asked: string): Sql => {
  const words = searchWords(asked).slice(0, MOST_ASKED_WORDS)
  // Signs alone find nothing, as they would in any name.
  if (words.length === 0) return sql`false`
  const recordsOfWords = words.map(
    (word) => sql`
      select entity_id from search_words
      where company_id = ${companyId} and entity = ${entity} and word >= ${word} and word < ${word + LAST}`,
  )
  // One set made of several, rather than a join for each word: it takes no time to plan. As a list of ids it comes first, so
  // that the search costs what it finds; of a join the planner might rather read everything there is.
  return sql`${id} = any (array(${joinSql(recordsOfWords, ' intersect ')}))`
}
