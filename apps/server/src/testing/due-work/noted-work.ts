import type { Schedule } from '@praxis/domain/calendar/schedule'
import type { Due, DueWork } from '../../platform/due-work/due-work'
import type { TestServer } from '../test-server'

/** What a test does in the middle of the work, when its effects are not yet committed. */
export type InTheMiddle = (kind: string, due: Due) => Promise<'done' | 'more' | undefined>

/** Work that notes in the history and in the queue what it did, for each key. */
export const notedWork = (
  work:
    | Pick<DueWork & { per: 'record' }, 'kind' | 'per' | 'feature' | 'doesEveryPeriod'>
    | (Pick<DueWork, 'kind' | 'feature' | 'doesEveryPeriod'> & { per: 'company' | 'employee'; schedule: Schedule }),
  inTheMiddle: InTheMiddle,
): DueWork => ({
  ...work,
  run: async (db, due) => {
    for (const key of due.keys) {
      db.record({ entity: 'note', id: key, action: 'announced', after: { kind: work.kind, period: due.period } })
      db.enqueue({ task: 'effectOfDueWork', payload: { key }, runAt: '2100-01-01T00:00:00Z' })
    }
    return (await inTheMiddle(work.kind, due)) ?? 'done'
  },
})

interface Note {
  readonly key: string
  readonly period: string
}

/** The notes of a kind, in the order in which the work was done. */
export const notesOf = (server: Pick<TestServer, 'sql'>, kind: string, companyId: string): Promise<Note[]> =>
  server.sql<Note & Record<string, string>>(
    `select entity_id as key, after ->> 'period' as period from history
     where entity = 'note' and after ->> 'kind' = $1 and company_id = $2 order by at, after ->> 'period'`,
    [kind, companyId],
  )
