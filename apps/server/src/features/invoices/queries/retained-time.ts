import type { Retainer } from '@praxis/contract/plans/agreements'
import type { Day } from '@praxis/domain/calendar/day'
import { invoicedBeyond, type RetainedTime, secondsBeyondRetainer } from '@praxis/domain/invoices/beyond-retainer'
import { periodsOfRetainer } from '@praxis/domain/plans/agreement-months'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { type RowOf, selected } from '../../../platform/database/selected'
import { sql } from '../../../platform/database/sql'
import type { OpenAgreement } from './open-agreements'

const used = selected('time_sheet_submissions', 's', [
  ...(['id', 'day', 'chargeable', 'charged', 'hourly_charge', 'state', 'invoice_item_id', 'invoiced_seconds'] as const),
])

interface UsedRow extends RowOf<typeof used>, Columns<'agreement_items', 'targetable_id'> {}

/** Time on the days of a retainer, and how much of it that does not cover. */
export interface RetainedRow extends UsedRow {
  readonly beyond: number
}

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

/** A retainer is used as time is worked, while an invoice charges for it in blocks. */
const retainedTimeOf = (row: UsedRow): RetainedTime => ({
  ...{ id: row.id, day: row.day, seconds: row.chargeable },
  ...(row.invoicedSeconds !== null && { invoiced: invoicedBeyond(row, row.invoicedSeconds) }),
})

/** All chargeable time on the days of the retainers among these agreements, of which no two share a day. */
export const listRetainedTime = async (
  db: Db,
  agreements: readonly OpenAgreement[],
  today: Day,
): Promise<RetainedRow[]> => {
  const retainers = retainersOf(agreements)
  if (retainers.length === 0) return []
  const rows = await db.rows<UsedRow>(sql`
    select ${used}, s.targetable_id as "targetableId"
    from unnest(
      ${retainers.map(({ targetableId }) => targetableId)}::uuid[], ${retainers.map(({ firstDay }) => firstDay)}::date[],
      ${retainers.map(({ lastDay }) => lastDay)}::date[]) as r (targetable_id, first_day, last_day)
    join time_sheet_submissions s on s.company_id = ${db.scope.companyId} and s.targetable_id = r.targetable_id
      and s.day between r.first_day and r.last_day
    where s.state <> 'denied' and s.chargeable > 0`)
  return retainers.flatMap(({ targetableId, firstDay, lastDay, retainer }) => {
    const own = rows.filter((row) => row.targetableId === targetableId && row.day >= firstDay && row.day <= lastDay)
    const beyond = secondsBeyondRetainer(firstDay, retainer, own.map(retainedTimeOf), today)
    return own.map((row) => ({ ...row, beyond: beyond.get(row.id) ?? 0 }))
  })
}
