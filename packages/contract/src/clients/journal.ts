import * as z from 'zod'
import { JournalCategory } from '../company/company-settings'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { FILE_MAX_BYTES } from '../protocol/files'
import { pageOf, pageQuery } from '../protocol/page'
import { richText } from '../protocol/rich-text'
import { Colour, Day, FileLink, Id, Moment, madeOn, Version } from '../protocol/values'

/** What an entry is about: it names exactly one of these. */
export const journalTargets = ['clientID', 'projectID', 'opportunityID'] as const
export type JournalTarget = (typeof journalTargets)[number]
const target = { clientID: Id.optional(), projectID: Id.optional(), opportunityID: Id.optional() }

export const JournalEntry = z
  .strictObject({
    id: Id,
    ...target,
    entryDate: Day,
    title: z.string(),
    /** Rich text, with nothing in it that could run. */
    content: z.string(),
    category: JournalCategory.nullable(),
    /** Null for what a client did. */
    author: EmployeeBrief.nullable(),
    /** What a client approved: the entry stays as it is. The author is the visitor, and the portal they came by. */
    signOff: z.strictObject({ id: Id, author: z.string() }).nullable(),
    files: z.array(FileLink),
    /** Whether visitors of the project’s portals read it, with its files; only entries of projects are shared. */
    isShared: z.boolean(),
    createdAt: Moment,
    updatedAt: Moment,
    version: Version,
    can: z.strictObject({ update: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: 'JournalEntry' })
export type JournalEntry = z.infer<typeof JournalEntry>

/** A category is named by its id; its other fields may be sent along and are ignored. */
const category = {
  categoryID: Id.nullable(),
  categoryName: z.string().max(200).optional(),
  categoryColor: Colour.optional(),
  categoryCanBeDeleted: z.boolean().optional(),
  categoryInitials: z.string().max(10).optional(),
}

const entry = {
  entryDate: Day,
  title: z.string().trim().max(200).default(''),
  content: richText(200_000),
  ...category,
}

const files = { files: { maxBytes: FILE_MAX_BYTES, many: true, accept: 'any' } } as const

const CategoryCount = z.strictObject({ categoryID: Id.nullable(), count: z.int() })

const ofProjects = { access: 'employee', feature: 'project' } as const
const ofEntry = { ...ofProjects, params: z.strictObject({ id: Id }), reasons: ['notFound'] } as const

export const journalEntries = about('journalEntries', {
  listJournalEntries: endpoint({
    method: 'GET',
    path: '/journalEntries',
    summary: 'List journal entries of a client or project, newest first',
    ...ofProjects,
    query: z.strictObject({
      ...pageQuery(25),
      ...target,
      categoryID: Id.optional(),
      fromDate: Day.optional(),
      toDate: Day.optional(),
      search: z.string().trim().max(200).optional(),
    }),
    response: pageOf(JournalEntry).extend({
      /** Counts of the whole journal, whatever the filter. */
      countByCategory: z.array(CategoryCount),
      can: z.strictObject({ create: z.boolean() }),
    }),
    reasons: ['notFound'],
  }),
  getJournalEntry: endpoint({
    method: 'GET',
    path: '/journalEntries/{id}',
    summary: 'Get a journal entry',
    ...ofEntry,
    response: JournalEntry,
  }),
  createJournalEntry: endpoint({
    method: 'POST',
    path: '/journalEntries',
    summary: 'Add a journal entry, with files',
    ...ofProjects,
    body: z.strictObject({ ...target, ...entry, isShared: z.boolean().default(false) }),
    files,
    response: JournalEntry,
    reasons: ['notFound', 'fileTooLarge'],
  }),
  updateJournalEntry: endpoint({
    method: 'PUT',
    path: '/journalEntries/{id}',
    summary: 'Change a journal entry; new files are added, named ones removed',
    ...ofEntry,
    body: z.strictObject({
      ...entry,
      /** Stays as it is when it is left out. */
      isShared: z.boolean().optional(),
      removedFileIDs: z.array(Id).max(100).default([]),
      ...madeOn,
    }),
    files,
    response: JournalEntry,
    reasons: ['notFound', 'fileTooLarge', 'changedMeanwhile', 'signOffInJournal'],
  }),
  deleteJournalEntry: endpoint({
    method: 'DELETE',
    path: '/journalEntries/{id}',
    summary: 'Delete a journal entry and its files',
    ...ofEntry,
    response: 'nothing',
    reasons: ['notFound', 'signOffInJournal'],
  }),
})
