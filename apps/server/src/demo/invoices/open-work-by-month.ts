import { addMonths, type Day, endOfMonth, startOfMonth } from '@praxis/domain/calendar/day'
import { agreedAmounts } from '@praxis/domain/plans/agreement-months'
import { agreementItem, expenseItems, type NewItems, timeItems } from '../../features/invoices/commands/new-items'
import { type InvoiceableProject, loadInvoiceableProject } from '../../features/invoices/queries/invoiceable-projects'
import type { InvoicingGround } from '../../features/invoices/queries/invoicing-ground'
import { listOpenAgreements, type OpenAgreement } from '../../features/invoices/queries/open-agreements'
import { listOpenExpenses } from '../../features/invoices/queries/open-expenses'
import { listOpenTime } from '../../features/invoices/queries/open-time'
import type { Columns } from '../../platform/database/columns'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { groupsByKey } from '../../platform/grouped'

/** What is billed at the end of a month: of a quarter, where that is long ago. */
export interface WorkOfMonth extends NewItems {
  readonly project: InvoiceableProject
  readonly until: Day
  /** Of the fee that a scheduler bills, the day of its draft. */
  readonly scheduledFor?: Day
}

const MONTHLY_FOR = 3
const QUARTER = 3

/** The last day of the month whose invoice has the work of a day. */
const billedWith = (day: Day, today: Day): Day => {
  const month = startOfMonth(day)
  if (month >= addMonths(startOfMonth(today), -MONTHLY_FOR)) return endOfMonth(day)
  const inQuarter = (Number(month.slice(5, 7)) - 1) % QUARTER
  return endOfMonth(addMonths(month, QUARTER - 1 - inQuarter))
}

/** The projects that clients pay for. */
const listBilledProjects = async (db: Tx, ground: InvoicingGround): Promise<InvoiceableProject[]> => {
  const rows = await db.rows<Columns<'targetables', 'id'>>(sql`
    select p.id from targetables p
    where p.company_id = ${db.scope.companyId} and p.kind = 'project' and p.client_id is not null
    order by p.sort_name, p.id`)
  return (await Promise.all(rows.map(({ id }) => loadInvoiceableProject(db, ground, id)))).flat()
}

/** What is due of agreements up to a day; a retainer is due period by period. */
const partsOf = (agreements: readonly OpenAgreement[], to: Day) =>
  agreements.flatMap((agreement) =>
    agreedAmounts([agreement])
      .filter(({ day, amount }) => day <= to && amount > 0)
      .map(({ day, amount }) => ({ agreement, day, amount })),
  )

/** All open work up to the end of last month, by project and by when it is billed. */
export const listWorkByMonth = async (db: Tx, ground: InvoicingGround): Promise<WorkOfMonth[]> => {
  const { today } = ground
  const projects = await listBilledProjects(db, ground)
  const to = endOfMonth(addMonths(startOfMonth(today), -1))
  const asked = { targetableIds: projects.map(({ id }) => id), days: { to }, isLocking: false }
  const [time, expenses, agreements] = await Promise.all([
    listOpenTime(db, asked),
    listOpenExpenses(db, asked),
    listOpenAgreements(db, asked.targetableIds),
  ])
  const agreed = partsOf(agreements, to)
  const keyOf = (projectId: string, day: Day): string => `${projectId} ${billedWith(day, today)}`
  const worked = groupsByKey(time, ({ targetableID, day }) => keyOf(targetableID, day))
  const spent = groupsByKey(expenses, ({ targetableId, incurredOn }) => keyOf(targetableId, incurredOn))
  const due = groupsByKey(agreed, ({ agreement, day }) => keyOf(agreement.targetableId, day))
  const keys = [...new Set([...worked.keys(), ...spent.keys(), ...due.keys()])].sort()
  const keysOf = groupsByKey(keys, (key) => key.split(' ')[0] ?? '')
  return projects.flatMap((project) =>
    (keysOf.get(project.id) ?? []).map((key): WorkOfMonth => {
      const ofTime = timeItems(worked.get(key) ?? [], 'byEmployeeByMonth', () => project)
      const ofExpenses = expenseItems(spent.get(key) ?? [], () => project)
      const parts = (due.get(key) ?? []).map(({ agreement, amount }) => agreementItem(agreement, amount, project))
      return {
        project,
        until: key.slice(key.indexOf(' ') + 1),
        items: [...ofTime.items, ...ofExpenses.items, ...parts],
        rows: [...ofTime.rows, ...ofExpenses.rows],
      }
    }),
  )
}
