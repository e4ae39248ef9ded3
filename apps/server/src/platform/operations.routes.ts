import { operations } from '@praxis/contract/company/history-and-jobs'
import type { EmployeeActor } from './auth/actor'
import type { Db } from './database/database'
import { EVENT_STREAM } from './events/event-stream'
import { historyOf } from './history/history.queries'
import { implement } from './http/implement'
import { listFailedJobs, retryFailedJob } from './jobs/failed-jobs.queries'
import { Refusal } from './refusal'

/** Whether a person may see a record, and so its history and files. Each feature answers for its own entities. */
export type RecordAccess = Readonly<
  Record<string, (db: Db, actor: EmployeeActor, recordId: string) => Promise<boolean>>
>

export const operationsRoutes = (recordAccess: RecordAccess) =>
  implement(operations, {
    getHistory: async ({ db, actor, params, query }) => {
      const mayRead = Object.hasOwn(recordAccess, params.entity) ? recordAccess[params.entity] : undefined
      if (!mayRead || !(await mayRead(db, actor, params.id))) throw new Refusal('notFound')
      return historyOf(db, params, query)
    },

    listenToEvents: async ({ actor, platform }) => {
      return (open) => platform.events.addEmployee(actor, open(EVENT_STREAM))
    },

    listFailedJobs: async ({ db }) => ({ items: await listFailedJobs(db) }),

    retryFailedJob: async ({ db, params }) => {
      if (!(await retryFailedJob(db, params.id))) throw new Refusal('notFound')
      db.record({ entity: 'failedJob', id: params.id, action: 'retried' })
    },
  })
