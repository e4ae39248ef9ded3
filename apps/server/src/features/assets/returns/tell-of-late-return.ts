import { Id, Moment } from '@praxis/contract/protocol/values'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/database'
import { systemScope } from '../../../platform/database/scope'
import { sql } from '../../../platform/database/sql'
import { defineJob } from '../../../platform/jobs/job'
import { timeZoneOf } from '../queries/name-of-employee'
import { takeEnding, takeLate, tell } from './remind-of-returns'

/** Nobody is late for a minute. */
const GRACE_MS = 60_000

/** Looks at a moment whether what was to be back by then is back: as it should be, and as somebody else's booking begins. */
export const lookWhetherBack = (db: Tx, useId: string, to: string, at = to): void => {
  const runAt = new Date(Date.parse(at) + GRACE_MS).toISOString()
  db.enqueue({ task: 'tellOfLateReturn', payload: { useId, to, at }, runAt, key: `late return ${useId}` })
}

interface NextRow {
  readonly holderId: string
  readonly employeeId: string
  readonly from: string
}

/** Who waits for what this use keeps from them; undefined once it is back, has another end, or nobody does. */
const nextAfter = (db: Tx, useId: string, to: string): Promise<NextRow | undefined> =>
  db.row<NextRow>(sql`
    select s.employee_id as "holderId", n.employee_id as "employeeId", n.from_at as "from"
    from asset_uses s
    join asset_uses n on n.company_id = s.company_id and n.asset_id = s.asset_id and n.holds
    where s.company_id = ${db.scope.companyId} and s.id = ${useId} and s.is_out and s.to_at = ${to}
      and n.kind = 'booking' and n.state = 'approved' and n.taken_at is null and n.from_at >= s.to_at
      and n.until_at > ${db.now}
    order by n.until_at limit 1`)

/** When a booking begins of what somebody else should have brought back, both are told then, not the next morning. */
export const tellOfLateReturn = defineJob({
  name: 'tellOfLateReturn',
  payload: z.strictObject({ useId: Id, to: Moment, at: Moment }),
  run: ({ database, companyId, payload: { useId, to, at } }) =>
    database.mutate(systemScope(companyId), async (db) => {
      if (db.now < at) return
      const next = await nextAfter(db, useId, to)
      if (!next) return
      if (next.from > db.now) return lookWhetherBack(db, useId, to, next.from)
      const { holderId, employeeId } = next
      const overdue = await takeEnding(db, [holderId], 'overdue', sql`s.id = ${useId} and s.to_at <= ${db.now}`)
      const late = await takeLate(db, [employeeId], db.now)
      tell(db, overdue, 'overdue', await timeZoneOf(db, holderId))
      tell(db, late, 'late', await timeZoneOf(db, employeeId))
    }),
})
