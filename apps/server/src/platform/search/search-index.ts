import { searchWords } from '@praxis/domain/search/search-words'
import type { Tx } from '../database/database'
import { joinSql, rawSql, type Sql, sql } from '../database/sql'

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

/** A condition on a row of words: it begins with this one. Comparing is what row-level security leaves to the index. */
export const beginsWith = (word: string): Sql => sql`word >= ${word} and word < ${word + LAST}`

/** More words narrow nothing down that these have not, and each of them costs a look into the index. */
const MOST_ASKED_WORDS = 8

/** What is looked up one by one; none of signs alone, which find nothing, as they would in any name. */
export const askedWords = (asked: string): string[] => searchWords(asked).slice(0, MOST_ASKED_WORDS)

/** The words of all records of a kind. */
const wordsOf = (companyId: string, entity: string): Sql =>
  sql`search_words where company_id = ${companyId} and entity = ${entity}`

/** The ids of the records with a word that begins with this one. */
export const recordsOfWord = (companyId: string, entity: string, word: string): Sql =>
  sql`select entity_id from ${wordsOf(companyId, entity)} and ${beginsWith(word)}`

/** Whether any of these rows begins with the word: the first one from there on does. The planner would look through them all for some. */
export const isThere = (words: Sql, word: string): Sql =>
  sql`(select min(word) from ${words} and word >= ${word}) < ${word + LAST}`

/** Whether any record has a word that begins with this one. */
export const hasRecordsOfWord = (companyId: string, entity: string, word: string): Sql =>
  isThere(wordsOf(companyId, entity), word)

export interface AskedWord {
  /** The ways in which it finds ids. */
  readonly ids: readonly Sql[]
  /** Conditions of which one holds if it finds any. */
  readonly isThere: readonly Sql[]
}

/**
 * Those found by every word. One set made of several, rather than a join for each word: it takes no time to plan. That all the
 * words are there at all is looked up first: with one that nobody wrote, those that everybody writes are not gathered.
 */
export const foundByAll = (words: readonly AskedWord[]): Sql => {
  if (words.length === 0) return rawSql('select null::uuid where false')
  const found = joinSql(
    words.map(({ ids }) => sql`(${joinSql(ids, ' union ')})`),
    ' intersect ',
  )
  if (words.length === 1) return found
  const areThere = words.map((word) => sql`(${joinSql(word.isThere, ' or ')})`)
  return sql`select id from (${found}) as found (id) where ${joinSql(areThere, ' and ')}`
}

/** A condition on a record's id: each word asked for is the beginning of one of the record's. */
export const isFoundBy = (id: Sql, companyId: string, entity: string, asked: string): Sql => {
  const words = askedWords(asked).map((word) => ({
    ids: [recordsOfWord(companyId, entity, word)],
    isThere: [hasRecordsOfWord(companyId, entity, word)],
  }))
  // As a list of ids it comes first, so that the search costs what it finds; of a join the planner might rather read
  // everything there is.
  return sql`${id} = any (array(${foundByAll(words)}))`
}

/**
 * What to read from in a table's place: its rows with these ids, each looked up by its key whatever else is asked for. Where
 * there can be very many, a condition on the id might be held against every row there is for every id.
 */
export const rowsWithIds = (table: string, companyId: string, ids: Sql): Sql => sql`(
  select found_row.* from (${ids}) as found (id) cross join lateral (
    select * from ${rawSql(table)} where company_id = ${companyId} and id = found.id limit 1) as found_row)`
