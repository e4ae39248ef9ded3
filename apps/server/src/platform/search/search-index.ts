import { searchWords } from '@praxis/domain/search/search-words'
import type { Tx } from '../database/database'
import { joinSql, rawSql, type Sql, sql } from '../database/sql'

/** Stores the words of these texts as what the record is found by, in place of those it had. */
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

/** Sorts after every word that begins with another one. */
const LAST = '\u{10ffff}'

/** A condition on a row of words: its word begins with this one. Under row-level security an index can only compare. */
export const beginsWith = (word: string): Sql => sql`word >= ${word} and word < ${word + LAST}`

/** More words would hardly narrow the search, and each of them costs a lookup in the index. */
const MOST_ASKED_WORDS = 8

/** The words to look up; a search for punctuation alone has none, and finds nothing. */
export const askedWords = (asked: string): string[] => searchWords(asked).slice(0, MOST_ASKED_WORDS)

/** The words of all records of a kind. */
const wordsOf = (companyId: string, entity: string): Sql =>
  sql`search_words where company_id = ${companyId} and entity = ${entity}`

/** The ids of the records with a word that begins with this one. */
export const recordsOfWord = (companyId: string, entity: string, word: string): Sql =>
  sql`select entity_id from ${wordsOf(companyId, entity)} and ${beginsWith(word)}`

/** Whether any word begins with this one: the first from there on must. The planner might read all words instead. */
export const isThere = (words: Sql, word: string): Sql =>
  sql`(select min(word) from ${words} and word >= ${word}) < ${word + LAST}`

/** Whether any record has a word that begins with this one. */
export const hasRecordsOfWord = (companyId: string, entity: string, word: string): Sql =>
  isThere(wordsOf(companyId, entity), word)

export interface AskedWord {
  /** The queries by which the word finds ids. */
  readonly ids: readonly Sql[]
  /** Conditions of which at least one holds if the word finds any id. */
  readonly isThere: readonly Sql[]
}

/**
 * The ids found by every word. They are one intersection of sets rather than a join for each word, which is faster to
 * plan. Whether each word is there at all is looked up first, so that a word nobody wrote spares gathering frequent
 * ones.
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

/** A condition on a record's id: each word asked for begins one of the record's words. */
export const isFoundBy = (id: Sql, companyId: string, entity: string, asked: string): Sql => {
  const words = askedWords(asked).map((word) => ({
    ids: [recordsOfWord(companyId, entity, word)],
    isThere: [hasRecordsOfWord(companyId, entity, word)],
  }))
  // As an array of ids the search comes first and costs only what it finds; for a join the planner might read all
  // records.
  return sql`${id} = any (array(${foundByAll(words)}))`
}

/**
 * Replaces a table in `from`: its rows with these ids, each looked up by its key, whatever the other conditions. With
 * very many ids, the planner might compare a condition on the id with every row for every id.
 */
export const rowsWithIds = (table: string, companyId: string, ids: Sql): Sql => sql`(
  select found_row.* from (${ids}) as found (id) cross join lateral (
    select * from ${rawSql(table)} where company_id = ${companyId} and id = found.id limit 1) as found_row)`
