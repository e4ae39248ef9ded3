import type { Retainer } from '@praxis/contract/plans/agreements'
import type { Day } from '@praxis/domain/calendar/day'
import { agreedAmounts, totalOfItem } from '@praxis/domain/plans/agreement-months'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { selected } from '../../../platform/database/selected'
import { sql } from '../../../platform/database/sql'

const agreed = selected('agreement_items', 'a', ['id', 'targetable_id', 'name', 'amount', 'due_date', 'done_on'])

interface AgreementRow
  extends Columns<'agreement_items', 'id' | 'targetable_id' | 'name' | 'amount' | 'due_date' | 'done_on' | 'category'> {
  readonly retainer: Retainer | null
  /** What invoices have of it already, drafts included; also what they wrote off. */
  readonly taken: number
  readonly draftId: string | null
}

/** What a client agreed to pay, and how much of it can still be invoiced. */
export interface OpenAgreement extends AgreementRow {
  readonly total: number
  readonly left: number
}

/**
 * The agreement items of projects. An item of an invoice has as much of one as it charges, if the rest is to be billed
 * later, and otherwise all that it was made of: what it charges less is written off.
 */
export const listOpenAgreements = async (db: Db, targetableIds: readonly string[]): Promise<OpenAgreement[]> => {
  const rows = await db.rows<AgreementRow>(sql`
    select ${agreed}, a.category,
      case when a.period is not null then json_build_object(
        'period', a.period, 'numberOfPeriods', a.number_of_periods, 'secondsPerPeriod', a.seconds_per_period,
        'rollOverSeconds', a.roll_over_seconds, 'rollOverPeriods', a.roll_over_periods) end as retainer,
      m.taken, m.draft_id as "draftId"
    from agreement_items a
    cross join lateral (
      select coalesce(sum(
        case when m.state = 'partlyInvoiced' then m.gross
        else greatest(m.gross, m.original_unit_amount * m.original_quantity / 10000) end), 0)::bigint as taken,
        (array_agg(m.invoice_id) filter (where i.stage = 'draft'))[1] as draft_id
      from invoice_items m join invoices i on i.company_id = m.company_id and i.id = m.invoice_id
      where m.company_id = a.company_id and m.agreement_item_id = a.id and not m.is_released and i.kind = 'invoice') as m
    where a.company_id = ${db.scope.companyId} and a.targetable_id = any (${targetableIds}::uuid[])
    order by a.due_date, a.position, a.id`)
  return rows.map((row) => {
    const total = totalOfItem(row)
    return { ...row, total, left: Math.max(0, total - row.taken) }
  })
}

/** How much of what is left is due up to a day; a retainer is due period by period. */
export const dueOfAgreement = (agreement: OpenAgreement, to: Day): number => {
  const due = agreedAmounts([agreement])
    .filter(({ day }) => day <= to)
    .reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, due - agreement.taken)
}
