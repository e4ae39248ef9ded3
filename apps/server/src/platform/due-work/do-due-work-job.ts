import type { FeatureFlags } from '@praxis/contract/people/capabilities'
import { type Period, periodAfter, periodOf, type Schedule } from '@praxis/domain/calendar/schedule'
import * as z from 'zod'
import type { Columns } from '../database/columns'
import type { Database, Tx } from '../database/database'
import { systemScope } from '../database/scope'
import { sql } from '../database/sql'
import { grouped } from '../grouped'
import { defineJob, type JobDefinition } from '../jobs/job'
import type { Platform } from '../platform'
import { type DueWork, scheduleOf } from './due-work'

interface DueRow extends Columns<'due_work', 'key' | 'period' | 'schedule'>, Columns<'companies', 'features'> {
  readonly period: Period
  readonly schedule: Schedule | null
  readonly timeZone: string
  readonly isActive: boolean
  readonly features: z.infer<typeof FeatureFlags>
}

interface ToDo {
  readonly key: string
  readonly timeZone: string
  readonly isWanted: boolean
  readonly period: Period
  /** The last period that is due; it alone is done, unless every period counts. */
  readonly last: Period
}

/** Locks the rows, so that nobody else does the same work meanwhile: they wait, and find it done. */
const lockRows = (db: Tx, kind: string, keys: readonly string[]): Promise<DueRow[]> =>
  db.rows<DueRow>(sql`
    select d.key, d.period, d.schedule, coalesce(e.time_zone, c.time_zone) as "timeZone",
      coalesce(e.is_active, true) as "isActive", c.features
    from due_work d
    join companies c on c.company_id = d.company_id
    left join employees e on e.company_id = d.company_id and e.id = d.employee_id
    where d.company_id = ${db.scope.companyId} and d.kind = ${kind} and d.key = any (${keys})
    order by d.key
    for update of d`)

const toDoOf = (work: DueWork, row: DueRow, now: Date): ToDo[] => {
  const { key, timeZone } = row
  const schedule = scheduleOf(work, row.schedule)
  const last = periodOf(now, schedule, timeZone)
  if (last <= row.period) return []
  const isWanted = row.isActive && (work.feature === undefined || row.features[work.feature])
  const isEach = isWanted && work.doesEveryPeriod === true
  return [{ key, timeZone, isWanted, period: isEach ? periodAfter(row.period, schedule) : last, last }]
}

/** Does one period of each row that is due, and tells whether there are more. */
const doPeriods = async (db: Tx, platform: Platform, work: DueWork, keys: readonly string[]): Promise<boolean> => {
  const now = new Date(db.now)
  const toDo = (await lockRows(db, work.kind, keys)).flatMap((row) => toDoOf(work, row, now))
  let isMoreBehind = false
  for (const group of grouped(toDo, ({ period, timeZone, isWanted }) => `${period} ${timeZone} ${isWanted}`)) {
    const [{ period, timeZone, isWanted }] = group
    const due = { keys: group.map(({ key }) => key), period, timeZone }
    const outcome = isWanted ? await work.run(db, due, platform) : 'done'
    const change = outcome === 'more' ? sql`next_due_at = ${db.now}` : sql`period = ${period}`
    await db.run(sql`
      update due_work set ${change}
      where company_id = ${db.scope.companyId} and kind = ${work.kind} and key = any (${due.keys})`)
    isMoreBehind ||= outcome === 'done' && group.some(({ last }) => period < last)
  }
  return isMoreBehind
}

const doAll = async (
  { database, platform, companyId }: { database: Database; platform: Platform; companyId: string },
  work: DueWork,
  keys: readonly string[],
): Promise<void> => {
  while (await database.mutate(systemScope(companyId), (db) => doPeriods(db, platform, work, keys)));
}

/** Does due work, or tries it again. A period that was done is not done again. */
export const doDueWork = (kinds: readonly DueWork[]): JobDefinition => {
  const byKind = new Map(kinds.map((work) => [work.kind, work]))
  return defineJob({
    name: 'doDueWork',
    payload: z.strictObject({ kind: z.string(), keys: z.array(z.string()) }),
    run: async ({ payload: { kind, keys }, log, ...place }) => {
      const work = byKind.get(kind)
      if (!work) throw new Error(`this version does not know due work of the kind ${kind}`)
      try {
        return await doAll(place, work, keys)
      } catch (error) {
        if (keys.length === 1) throw error
        log.warn({ kind, err: error }, 'due work is done one by one, because it failed together')
      }
      let problem: unknown
      for (const key of keys)
        await doAll(place, work, [key]).catch((error) => {
          // The other work comes first; the failure is thrown when that is done.
          problem ??= error
        })
      if (problem !== undefined) throw problem
    },
  })
}
