import type { Retainer } from '@praxis/contract/plans/agreements'
import type { Day } from '@praxis/domain/calendar/day'
import { type RetainedTime, secondsBeyondRetainer } from '@praxis/domain/invoices/beyond-retainer'
import { periodsOfRetainer } from '@praxis/domain/plans/agreement-months'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { OpenAgreement } from './open-agreements'

type UsedRow = Columns<
  'time_sheet_submissions',
  'id' | 'day' | 'chargeable' | 'charged' | 'targetable_id' | { invoicedSeconds: 'invoiced_seconds' }
>

interface Retained {
  readonly targetableId: string
  readonly firstDay: Day
  readonly lastDay: Day
  readonly retainer: Retainer
}

const retainersOf = (agreements: readonly OpenAgreement[]): Retained[] =>
  agreements.flatMap(({ targetableId, dueDate, retainer }) => {
    const last = retainer && periodsOfRetainer(dueDate, retainer).at(-1)
    return last ? [{ targetableId, firstDay: dueDate, lastDay: last.to, retainer }] : []
  })

/** What an invoice charges for is in blocks; a retainer is used as time is worked. */
const retainedTimeOf = ({ id, day, chargeable, charged, invoicedSeconds }: UsedRow): RetainedTime => ({
  ...{ id, day, seconds: chargeable },
  ...(invoicedSeconds !== null && { invoiced: Math.max(0, invoicedSeconds - (charged - chargeable)) }),
})

/** How much of time on days of retainers these cover, by the ids of its rows; what is not named is not covered. */
export const coveredByRetainers = async (
  db: Db,
  agreements: readonly OpenAgreement[],
  today: Day,
): Promise<ReadonlyMap<string, number>> => {
  const retainers = retainersOf(agreements)
  if (retainers.length === 0) return new Map()
  const rows = await db.rows<UsedRow>(sql`
    select s.id, s.day, s.chargeable, s.charged, s.targetable_id as "targetableId",
      s.invoiced_seconds as "invoicedSeconds"
    from unnest(
      ${retainers.map(({ targetableId }) => targetableId)}::uuid[], ${retainers.map(({ firstDay }) => firstDay)}::date[],
      ${retainers.map(({ lastDay }) => lastDay)}::date[]) as r (targetable_id, first_day, last_day)
    join time_sheet_submissions s on s.company_id = ${db.scope.companyId} and s.targetable_id = r.targetable_id
      and s.day between r.first_day and r.last_day
    where s.state <> 'denied' and s.chargeable > 0`)
  const covered = new Map<string, number>()
  for (const { targetableId, firstDay, lastDay, retainer } of retainers) {
    const used = rows.filter((row) => row.targetableId === targetableId && row.day >= firstDay && row.day <= lastDay)
    const beyond = secondsBeyondRetainer(firstDay, retainer, used.map(retainedTimeOf), today)
    for (const { id, chargeable } of used) covered.set(id, chargeable - (beyond.get(id) ?? 0))
  }
  return covered
}
