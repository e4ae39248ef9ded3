import { endpoint } from '@praxis/contract/protocol/endpoint'
import { pageOf, pageQuery } from '@praxis/contract/protocol/page'
import { Currency, Day, FileLink, Id, Moment, Name } from '@praxis/contract/protocol/values'
import * as z from 'zod'

export const noteStates = ['open', 'done', 'archived'] as const
const NoteState = z.enum(noteStates)

const noteSortOrders = ['-updatedAt', 'updatedAt'] as const

export const NOTE_FILE_MAX_BYTES = 5 * 1024 * 1024

export const Subject = z.strictObject({ id: Id, name: z.string() }).meta({ id: 'Subject' })
export type Subject = z.infer<typeof Subject>

export const Note = z
  .strictObject({
    id: Id,
    title: z.string(),
    body: z.string(),
    state: NoteState,
    amount: z.strictObject({ minor: z.int(), currency: Currency }),
    dueOn: Day.nullable(),
    subject: Subject,
    author: z.strictObject({ employeeID: Id, displayName: z.string() }),
    createdAt: Moment,
    updatedAt: Moment,
    can: z.strictObject({ update: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: 'Note' })
export type Note = z.infer<typeof Note>

const noteFields = {
  title: Name,
  body: z.string().trim().max(10_000),
  state: NoteState,
  amount: z.strictObject({ minor: z.int().min(0), currency: Currency }),
  dueOn: Day.nullable(),
}

export const NoteDraft = z.strictObject({
  ...noteFields,
  subjectID: Id,
  body: noteFields.body.default(''),
  state: NoteState.default('open'),
  dueOn: noteFields.dueOn.default(null),
})
export type NoteDraft = z.output<typeof NoteDraft>

export const NoteChanges = z.strictObject(noteFields).partial()
export type NoteChanges = z.output<typeof NoteChanges>

export const NoteFilter = z.strictObject({
  ...pageQuery(50),
  state: NoteState.optional(),
  subjectID: Id.optional(),
  sortOrder: z.enum(noteSortOrders).default('-updatedAt'),
})
export type NoteFilter = z.output<typeof NoteFilter>

const noteParams = z.strictObject({ id: Id })

export const notes = {
  createSubject: endpoint({
    method: 'POST',
    path: '/subjects',
    summary: 'Add something that notes can be about',
    access: 'employee',
    capability: 'canManageClients',
    body: z.strictObject({ name: Name }),
    response: Subject,
  }),
  listNotes: endpoint({
    method: 'GET',
    path: '/notes',
    summary: 'The notes the employee may see: all of them with canManageClients, their own otherwise',
    access: 'employee',
    query: NoteFilter,
    response: pageOf(Note),
  }),
  getNote: endpoint({
    method: 'GET',
    path: '/notes/{id}',
    summary: 'One note',
    access: 'employee',
    params: noteParams,
    response: Note,
    reasons: ['notFound'],
  }),
  createNote: endpoint({
    method: 'POST',
    path: '/notes',
    summary: 'Write a note',
    access: 'employee',
    body: NoteDraft,
    response: Note,
  }),
  updateNote: endpoint({
    method: 'PATCH',
    path: '/notes/{id}',
    summary: 'Change a note; what is left out stays',
    access: 'employee',
    params: noteParams,
    body: NoteChanges,
    response: Note,
    reasons: ['notFound'],
  }),
  archiveNote: endpoint({
    method: 'POST',
    path: '/notes/{id}/archive',
    summary: 'Put a note away',
    access: 'employee',
    feature: 'project',
    params: noteParams,
    response: Note,
    reasons: ['notFound'],
  }),
  deleteNote: endpoint({
    method: 'DELETE',
    path: '/notes/{id}',
    summary: 'Delete a note and its files',
    access: 'employee',
    capability: 'canManageClients',
    params: noteParams,
    response: 'nothing',
    reasons: ['notFound'],
  }),
  attachFiles: endpoint({
    method: 'POST',
    path: '/notes/{id}/files',
    summary: 'Add files to a note',
    access: 'employee',
    params: noteParams,
    body: z.strictObject({
      labels: z.array(Name).default([]),
      origin: z.strictObject({ source: Name, receivedOn: Day }).optional(),
    }),
    files: { files: { maxBytes: NOTE_FILE_MAX_BYTES, many: true, required: true, accept: 'any' } },
    response: z.strictObject({ items: z.array(FileLink) }),
    reasons: ['notFound', 'fileTooLarge'],
  }),
  listFiles: endpoint({
    method: 'GET',
    path: '/notes/{id}/files',
    summary: 'The files of a note',
    access: 'employee',
    params: noteParams,
    response: z.strictObject({ items: z.array(FileLink) }),
    reasons: ['notFound'],
  }),
}
