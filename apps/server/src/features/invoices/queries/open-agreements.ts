import type { Retainer } from '@praxis/contract/plans/agreements'
import type { Day } from '@praxis/domain/calendar/day'
import { agreedAmounts, totalOfItem } from '@praxis/domain/plans/agreement-months'
import type { Db } from '../../../platform/database/database'
import { type RowOf, selected } from '../../../platform/database/selected'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'

const agreed = selected('agreement_items', 'a', [
  ...(['id', 'targetable_id', 'name', 'amount', 'category', 'due_date', 'done_on', 'taken'] as const),
])

interface AgreementRow extends RowOf<typeof agreed> {
  readonly retainer: Retainer | null
  readonly draftId: string | null
}

/** What a client agreed to pay, and how much of it can still be invoiced. */
export interface OpenAgreement extends AgreementRow {
  readonly total: number
  readonly left: number
}

/** An agreement item `a` of which something can still be invoiced and was due by a day; an index has these alone. */
export const isOpenBy = (day: Day): Sql =>
  sql`a.due_date <= ${day} and a.amount * coalesce(a.number_of_periods, 1) > a.taken`

/**
 * The agreement items of projects; with a day, those of which something is left that was due by then. An item of an invoice
 * has as much of one as it charges, if the rest is to be billed later, and otherwise all that it was made of: what it charges
 * less is written off. The database keeps what is taken so.
 */
export const listOpenAgreements = async (
  db: Db,
  targetableIds: readonly string[],
  openBy?: Day,
): Promise<OpenAgreement[]> => {
  const rows = await db.rows<AgreementRow>(sql`
    select ${agreed},
      case when a.period is not null then json_build_object(
        'period', a.period, 'numberOfPeriods', a.number_of_periods, 'secondsPerPeriod', a.seconds_per_period,
        'rollOverSeconds', a.roll_over_seconds, 'rollOverPeriods', a.roll_over_periods) end as retainer,
      (select i.id
       from invoice_items m join invoices i on i.company_id = m.company_id and i.id = m.invoice_id and i.stage = 'draft'
       where m.company_id = a.company_id and m.agreement_item_id = a.id and not m.is_released limit 1) as "draftId"
    from agreement_items a
    where a.company_id = ${db.scope.companyId} and a.targetable_id = any (${targetableIds}::uuid[])
      and ${openBy === undefined ? rawSql('true') : isOpenBy(openBy)}
    order by a.due_date, a.position, a.id`)
  return rows.map((row) => {
    const total = totalOfItem(row)
    return { ...row, total, left: Math.max(0, total - row.taken) }
  })
}

/** Whether an item is marked as done by a day; nobody marks periods of a retainer. */
const isDoneBy = ({ retainer, doneOn }: OpenAgreement, day: Day): boolean =>
  retainer !== null || (doneOn !== null && doneOn <= day)

/** How much of an item a scheduler puts on its draft of a day. */
export const scheduledOfAgreement = (
  agreement: OpenAgreement,
  day: Day,
  { onlyDone }: { readonly onlyDone: boolean },
): number => (onlyDone && !isDoneBy(agreement, day) ? 0 : Math.min(agreement.left, dueOfAgreement(agreement, day)))

/** How much of what is left is due up to a day; a retainer is due period by period. */
export const dueOfAgreement = (agreement: OpenAgreement, to: Day): number => {
  const due = agreedAmounts([agreement])
    .filter(({ day }) => day <= to)
    .reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, due - agreement.taken)
}
