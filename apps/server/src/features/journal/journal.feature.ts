import type { Feature } from '../../platform/feature'
import { findEntry } from './journal.queries'
import { journalRoutes } from './journal.routes'
import { findJournal, targetOf } from './journal-targets'

/** What happened, day by day, with whatever has a journal. */
export const journal: Feature = {
  routes: journalRoutes,
  recordAccess: {
    journalEntry: async (db, actor, id) => {
      const entry = await findEntry(db, id)
      return entry !== undefined && (await findJournal(db, actor, targetOf(entry))) !== undefined
    },
  },
}
