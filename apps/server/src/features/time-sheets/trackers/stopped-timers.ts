import type { Columns } from '../../../platform/database/columns'
import { sql } from '../../../platform/database/sql'
import type { ProbableTime, SuggestionSource } from '../../../platform/time-suggestions'

interface StoppedTimer
  extends Omit<ProbableTime, 'key' | 'time' | 'trackerId'>,
    Columns<'time_trackers', 'id' | { from: 'started_at'; to: 'ended_at' }> {
  readonly to: string
}

/** The time of the actor's timers that were stopped and not logged yet. */
export const stoppedTimers: SuggestionSource = {
  name: 'timer',
  feature: 'timeSheet',
  suggest: async (db, { actor }) => {
    const rows = await db.rows<StoppedTimer>(sql`
      select id, started_at as "from", ended_at as "to", targetable_id as "targetableId", null as "clientId",
        task_id as "taskId", comment, is_chargeable as "isChargeable"
      from time_trackers
      where company_id = ${actor.company.id} and employee_id = ${actor.employee.id} and ended_at is not null
      order by started_at, id`)
    return rows.map(({ id, from, to, ...timer }) => ({ key: id, trackerId: id, time: { from, to }, ...timer }))
  },
}
