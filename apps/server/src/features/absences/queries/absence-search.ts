import { type Sql, sql } from '../../../platform/database/sql'
import { askedWords, foundByAll, hasRecordsOfWord, recordsOfWord } from '../../../platform/search/search-index'

/** The ids of absences of people whose names have words that begin like those searched for. */
export const absenceFoundBy = (companyId: string, asked: string): Sql =>
  foundByAll(
    askedWords(asked).map((word) => ({
      ids: [
        sql`select t.id from (${recordsOfWord(companyId, 'employee', word)}) as named (id) cross join lateral (
          select id from absences where company_id = ${companyId} and employee_id = named.id offset 0) as t`,
      ],
      isThere: [hasRecordsOfWord(companyId, 'employee', word)],
    })),
  )
