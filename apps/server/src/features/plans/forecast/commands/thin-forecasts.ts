import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { lastDayToThin, versionsToDrop } from '@praxis/domain/plans/kept-versions'
import { sql } from '../../../../platform/database/sql'
import type { DueWork } from '../../../../platform/due-work/due-work'

interface KeptDays {
  readonly id: string
  readonly days: readonly Day[]
}

/** Old forecasts are kept by week, then by month. Budget plans are what somebody saved, so all of them stay. */
export const thinForecasts: DueWork = {
  kind: 'thinForecasts',
  per: 'company',
  schedule: { every: 'day', at: '03:00' },
  feature: 'project',
  run: async (db, { timeZone }) => {
    const today = dayInTimeZone(new Date(db.now), timeZone)
    const kept = await db.rows<KeptDays>(sql`
      select targetable_id as id, json_agg(day) as days from kept_plans
      where company_id = ${db.scope.companyId} and kind = 'forecast' and day <= ${lastDayToThin(today)}
      group by targetable_id`)
    const dropped = kept.flatMap(({ id, days }) => versionsToDrop(days, today).map((day) => ({ id, day })))
    if (dropped.length > 0)
      await db.run(sql`
        delete from kept_plans k
        using unnest(${dropped.map(({ id }) => id)}::uuid[], ${dropped.map(({ day }) => day)}::date[]) as dropped (id, day)
        where k.company_id = ${db.scope.companyId} and k.targetable_id = dropped.id and k.kind = 'forecast'
          and k.day = dropped.day`)
    return 'done'
  },
}
