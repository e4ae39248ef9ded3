import { fileURLToPath } from 'node:url'
import { Id } from '@praxis/contract/protocol/values'
import type { Feature } from '@praxis/server/platform/feature'
import { noteCreated } from './note-created-job'
import { findNote } from './notes.queries'
import { notesRoutes } from './notes.routes'

/** A feature like every real one, to measure and test the platform with. */
export const notes: Feature = {
  routes: notesRoutes,
  jobs: [noteCreated],
  recordAccess: {
    note: async (db, actor, id) => Id.safeParse(id).success && (await findNote(db, actor, id)) !== undefined,
  },
}

/** The folder of the feature's tables. */
export const notesMigrations = fileURLToPath(new URL('./migrations', import.meta.url))
