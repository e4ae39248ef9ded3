import { journalEntries } from '@praxis/contract/clients/journal'
import { implement } from '../../platform/http/implement'
import { createJournalEntry, deleteJournalEntry, updateJournalEntry } from './journal.commands'
import { getJournalEntry, listJournalEntries } from './journal.queries'
import { targetNamed } from './journal-targets'

export const journalRoutes = implement(journalEntries, {
  listJournalEntries: ({ db, platform, actor, query }) =>
    listJournalEntries(db, platform.files, actor, targetNamed(query), query),

  getJournalEntry: ({ db, platform, actor, params }) => getJournalEntry(db, platform.files, actor, params.id),

  createJournalEntry: ({ db, platform, actor, body, files }) =>
    createJournalEntry(db, platform.files, actor, targetNamed(body), body, files.files),

  updateJournalEntry: ({ db, platform, actor, params, body, files }) =>
    updateJournalEntry(db, platform.files, actor, params.id, body, files.files),

  deleteJournalEntry: ({ db, platform, actor, params }) => deleteJournalEntry(db, platform.files, actor, params.id),
})
