import * as z from 'zod'
import { about, endpoint } from '../protocol/endpoint'
import { pageOf, pageQuery } from '../protocol/page'
import { Colour, Day, Id } from '../protocol/values'
import { ofVisitors, portalParams, VisitorFile } from './portal-access'

/** An entry of the project’s journal that is shared with its client. */
export const SharedJournalEntry = z
  .strictObject({
    id: Id,
    entryDate: Day,
    title: z.string(),
    /** Rich text, with nothing in it that could run. */
    content: z.string(),
    category: z.strictObject({ name: z.string(), color: Colour, initials: z.string() }).nullable(),
    author: z.string(),
    files: z.array(VisitorFile),
  })
  .meta({ id: 'SharedJournalEntry' })
export type SharedJournalEntry = z.infer<typeof SharedJournalEntry>

const journalEntries = '/portals/{projectId}/journalEntries'

/** What the firm shares of the project’s journal. */
export const portalJournal = about('portals', {
  listSharedJournalEntries: endpoint({
    method: 'GET',
    path: journalEntries,
    summary: 'List the journal entries that are shared, newest first',
    ...ofVisitors,
    query: z.strictObject(pageQuery(25)),
    response: pageOf(SharedJournalEntry),
  }),
  getSharedJournalFile: endpoint({
    method: 'GET',
    path: `${journalEntries}/{entryId}/files/{fileId}`,
    summary: 'Download a file of a journal entry that is shared',
    ...ofVisitors,
    params: portalParams.extend({ entryId: Id, fileId: Id }),
    response: 'binary',
    reasons: ['notFound'],
  }),
})
