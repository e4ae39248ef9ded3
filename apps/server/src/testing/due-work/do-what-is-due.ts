import { systemScope } from '../../platform/database/scope'
import type { TestServer } from '../test-server'

/** What every minute does, and whatever comes of it. */
export const doWhatIsDue = async (server: TestServer): Promise<void> => {
  await server.application.running.database.mutate(systemScope(), async (db) =>
    db.enqueue({ task: 'takeDueWork', payload: {} }),
  )
  await server.drainJobs()
}
