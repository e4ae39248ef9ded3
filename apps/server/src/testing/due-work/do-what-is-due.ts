import { systemScope } from '../../platform/database/scope'
import type { TestServer } from '../test-server'

/** Does what the server does every minute, and all jobs that follow from it. */
export const doWhatIsDue = async (server: TestServer): Promise<void> => {
  await server.application.running.database.mutate(systemScope(), async (db) =>
    db.enqueue({ task: 'takeDueWork', payload: {} }),
  )
  await server.drainJobs()
}
