import { Currency } from '@praxis/contract/protocol/values'
import { withoutLinks } from '@praxis/domain/links/reads-like-a-link'
import { formatMoney } from '@praxis/domain/money/money'
import * as z from 'zod'
import type { Columns } from '../../platform/database/columns'
import { sql } from '../../platform/database/sql'
import { defineNotificationKind, type SeenRecords } from '../../platform/notifications/notification-kind'

const TakenBack = z.strictObject({
  name: z.string(),
  /** What is taken back, above nothing. */
  amount: z.int(),
  currency: Currency,
  comment: z.string(),
})
type TakenBack = z.infer<typeof TakenBack>

const TITLE = 'A paid expense of yours was corrected'

const sumOf = ({ amount, currency }: TakenBack): string =>
  `${formatMoney(amount, currency)} is taken off your next payment`

const ownExpenses: SeenRecords = async (db, { employee, company }, ids) => {
  const rows = await db.rows<Columns<'expenses', 'id'>>(sql`
    select id from expenses
    where company_id = ${company.id} and id = any (${ids}::uuid[]) and employee_id = ${employee.id}`)
  return new Set(rows.map(({ id }) => id))
}

const pathOf = (id: string): string => `expenses?claim=${id}`

/** Tells people that a claim of theirs which was paid is taken back, how much of it, and why. */
export const expenseTakenBack = defineNotificationKind({
  name: 'expenseTakenBack',
  icon: 'request',
  feature: 'expense',
  setting: {
    section: 'Expenses',
    label: 'Corrected expenses',
    description: 'A paid expense of yours is taken off your next payment, in part or in whole',
  },
  ways: { inApp: true, mail: 'atOnce' },
  seen: ownExpenses,
  mailKind: 'decision',
  payload: TakenBack,
  words: ({ recordId, payload }) => ({
    title: TITLE,
    text: `${payload.name}: ${sumOf(payload)} – ${payload.comment}`,
    path: pathOf(recordId),
  }),
  mail: ([{ recordId, by, payload }], workspaceUrl) => ({
    subject: TITLE,
    heading: TITLE,
    paragraphs: [
      `${by} corrected a paid expense. ${sumOf(payload)}.`,
      { list: [withoutLinks(payload.name)] },
      'Reason:',
      { quote: payload.comment },
    ],
    action: { label: 'View the claim', url: `${workspaceUrl}/${pathOf(recordId)}` },
  }),
})
