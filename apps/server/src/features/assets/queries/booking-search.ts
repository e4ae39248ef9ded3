import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { askedWords, foundByAll, hasRecordsOfWord, recordsOfWord } from '../../../platform/search/search-index'
import { ASSET_WORDS } from './asset-filter'

type Searched = 'asset_uses' | 'asset_movements'

/** The rows of people, or of assets, with a word that begins like this one. */
const ofRecords = (
  companyId: string,
  table: Searched,
  entity: 'employee' | typeof ASSET_WORDS,
  word: string,
): Sql => sql`
  select t.id from (${recordsOfWord(companyId, entity, word)}) as named (id) cross join lateral (
    select id from ${rawSql(table)}
    where company_id = ${companyId} and ${rawSql(entity === 'employee' ? 'employee_id' : 'asset_id')} = named.id
    offset 0) as t`

/** The ids of rows about people or assets whose words begin like those searched for. */
export const foundByNames = (companyId: string, table: Searched, asked: string): Sql =>
  foundByAll(
    askedWords(asked).map((word) => ({
      ids: [ofRecords(companyId, table, 'employee', word), ofRecords(companyId, table, ASSET_WORDS, word)],
      isThere: [hasRecordsOfWord(companyId, 'employee', word), hasRecordsOfWord(companyId, ASSET_WORDS, word)],
    })),
  )

/** The ids of bookings; uses that are none have no request. */
export const bookingFoundBy = (companyId: string, asked: string): Sql => foundByNames(companyId, 'asset_uses', asked)
