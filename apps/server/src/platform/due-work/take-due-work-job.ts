import { nextDueAt, type Schedule } from '@praxis/domain/calendar/schedule'
import * as z from 'zod'
import type { Columns } from '../database/columns'
import type { Tx } from '../database/database'
import { systemScope } from '../database/scope'
import { sql } from '../database/sql'
import { grouped } from '../grouped'
import { defineJob, type JobDefinition } from '../jobs/job'
import { arrangeDueWork } from './arrange-due-work'
import { type DueWork, scheduleOf } from './due-work'

interface Taken extends Columns<'due_work', 'kind' | 'key'> {
  readonly companyId: string
  readonly schedule: Schedule | null
  readonly timeZone: string
}

/** So many rows are taken at once; the rest is taken a minute later. */
const MOST_AT_ONCE = 20_000
/** So many keys that those with nothing to do cost little, and so few that no transaction takes long. */
const KEYS_OF_A_JOB = 100

/** Notes when to look again and enqueues the work, both or neither. Of two processes, one finds the work taken. */
const takeOfCompany = async (db: Tx, kinds: ReadonlyMap<string, DueWork>, due: readonly Taken[], now: Date) => {
  const nexts = due.flatMap(({ kind, key, schedule, timeZone }) => {
    const work = kinds.get(kind)
    return work ? [{ kind, key, next: nextDueAt(now, scheduleOf(work, schedule), timeZone).toISOString() }] : []
  })
  const taken = await db.rows<Columns<'due_work', 'kind' | 'key'>>(sql`
    update due_work d set next_due_at = t.next
    from jsonb_to_recordset(${JSON.stringify(nexts)}::jsonb) as t (kind text, key text, next timestamptz)
    where d.company_id = ${db.scope.companyId} and d.kind = t.kind and d.key = t.key
      and d.next_due_at <= ${now.toISOString()}
    returning d.kind, d.key`)
  for (const ofKind of grouped(taken, ({ kind }) => kind))
    for (let first = 0; first < ofKind.length; first += KEYS_OF_A_JOB) {
      const keys = ofKind.slice(first, first + KEYS_OF_A_JOB).map(({ key }) => key)
      db.enqueue({ task: 'doDueWork', payload: { kind: ofKind[0].kind, keys } })
    }
}

/** Looks for due work every minute, in any one process. A minute that was missed is no loss. */
export const takeDueWork = (kinds: readonly DueWork[]): JobDefinition => {
  const byKind = new Map(kinds.map((work) => [work.kind, work]))
  return defineJob({
    name: 'takeDueWork',
    payload: z.strictObject({}),
    cron: '* * * * *',
    run: async ({ database, platform, log }) => {
      const now = platform.clock()
      await arrangeDueWork(database, kinds, now, log)
      const due = await database.global<Taken>(sql`
        select company_id as "companyId", kind, key, schedule, time_zone as "timeZone"
        from due_work_by(${now.toISOString()}, ${[...byKind.keys()]}, ${MOST_AT_ONCE})`)
      for (const ofCompany of grouped(due, ({ companyId }) => companyId)) {
        const [{ companyId }] = ofCompany
        await database
          .mutate(systemScope(companyId), (db) => takeOfCompany(db, byKind, ofCompany, now))
          // The company's work is still due, so it is taken within a minute; other companies do not wait for it.
          .catch((error) => log.error({ company: companyId, err: error }, 'due work could not be taken'))
      }
    },
  })
}
