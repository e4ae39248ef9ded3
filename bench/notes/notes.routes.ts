import { implement } from '@praxis/server/platform/http/implement'
import { Refusal } from '@praxis/server/platform/refusal'
import { attachFiles, createNote, createSubject, deleteNote, updateNote } from './notes.commands'
import { notes } from './notes.contract'
import { filesOfNote, findNote, listNotes, noteOf } from './notes.queries'

export const notesRoutes = implement(notes, {
  createSubject: ({ db, body }) => createSubject(db, body.name),

  listNotes: ({ db, actor, query }) => listNotes(db, actor, query),

  getNote: async ({ db, actor, params }) => {
    const note = await findNote(db, actor, params.id)
    if (!note) throw new Refusal('notFound')
    return noteOf(note, actor)
  },

  createNote: ({ db, actor, body }) => createNote(db, actor, body),

  updateNote: ({ db, actor, params, body }) => updateNote(db, actor, params.id, body),

  archiveNote: ({ db, actor, params }) => updateNote(db, actor, params.id, { state: 'archived' }, 'archived'),

  deleteNote: ({ db, actor, platform, params }) => deleteNote(db, actor, platform.files, params.id),

  attachFiles: async ({ db, actor, platform, params, body, files }) => ({
    items: await attachFiles(db, actor, platform.files, params.id, { ...body, files: files.files }),
  }),

  listFiles: async ({ db, actor, platform, params }) => {
    if (!(await findNote(db, actor, params.id))) throw new Refusal('notFound')
    const files = await filesOfNote(db, params.id)
    return { items: files.map((file) => platform.files.linkOf(actor, file)) }
  },
})
