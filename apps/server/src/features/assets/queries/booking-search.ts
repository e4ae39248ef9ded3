import { type Sql, sql } from '../../../platform/database/sql'
import { askedWords, foundByAll, hasRecordsOfWord, recordsOfWord } from '../../../platform/search/search-index'
import { ASSET_WORDS } from './asset-filter'

const usesOf = (companyId: string, entity: 'employee' | typeof ASSET_WORDS, word: string): Sql => sql`
  select t.id from (${recordsOfWord(companyId, entity, word)}) as named (id) cross join lateral (
    select id from asset_uses
    where company_id = ${companyId} and ${entity === 'employee' ? sql`employee_id` : sql`asset_id`} = named.id
      and kind = 'booking' offset 0) as t`

/** The ids of bookings of people, or of assets, with words that begin like those searched for. */
export const bookingFoundBy = (companyId: string, asked: string): Sql =>
  foundByAll(
    askedWords(asked).map((word) => ({
      ids: [usesOf(companyId, 'employee', word), usesOf(companyId, ASSET_WORDS, word)],
      isThere: [hasRecordsOfWord(companyId, 'employee', word), hasRecordsOfWord(companyId, ASSET_WORDS, word)],
    })),
  )
