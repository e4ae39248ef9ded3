import type { Tx } from '../platform/database/database'
import type { Sql } from '../platform/database/sql'

/** The transaction until the signal is given: then its next statement fails, and everything is rolled back. */
export const untilAborted = (db: Tx, signal: AbortSignal): Tx => {
  const unlessAborted = (query: Sql): Sql => {
    signal.throwIfAborted()
    return query
  }
  const { now, record, announce, notify, enqueue, keepAnswer } = db
  return {
    now,
    record,
    announce,
    notify,
    enqueue,
    keepAnswer,
    get scope() {
      return db.scope
    },
    rows: async (query) => db.rows(unlessAborted(query)),
    lastRows: async (query) => db.lastRows(unlessAborted(query)),
    row: async (query) => db.row(unlessAborted(query)),
    run: async (query) => db.run(unlessAborted(query)),
    confirm: () => db.confirm(),
    enterCompany: (companyId, employeeId) => db.enterCompany(companyId, employeeId),
    actAs: (userId) => db.actAs(userId),
  }
}
