import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { askedWords, foundByAll, hasRecordsOfWord, recordsOfWord } from '../../../platform/search/search-index'

/** The ids of claims whose name, or whose person's or project's name, has words that begin like those searched for. */
export const expenseFoundBy = (companyId: string, asked: string): Sql =>
  foundByAll(
    askedWords(asked).map((word) => {
      const claimsOf = (column: string, entity: string): Sql => sql`
        select t.id from (${recordsOfWord(companyId, entity, word)}) as named (id) cross join lateral (
          select id from expenses where company_id = ${companyId} and ${rawSql(column)} = named.id offset 0) as t`
      return {
        ids: [
          recordsOfWord(companyId, 'expense', word),
          claimsOf('employee_id', 'employee'),
          claimsOf('targetable_id', 'project'),
        ],
        isThere: ['expense', 'employee', 'project'].map((entity) => hasRecordsOfWord(companyId, entity, word)),
      }
    }),
  )
