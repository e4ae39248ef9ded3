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

/** What is billed at the end of a month: of a quarter, where that is long ago. */
export interface WorkOfMonth extends NewItems {
  readonly project: InvoiceableProject
  readonly until: Day
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
  const projects: InvoiceableProject[] = []
  for (const { id } of rows) projects.push(...(await loadInvoiceableProject(db, ground, id)))
  return projects
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
  const time = await listOpenTime(db, asked)
  const expenses = await listOpenExpenses(db, asked)
  const agreed = partsOf(await listOpenAgreements(db, asked.targetableIds), to)
  return projects.flatMap((project) => {
    const due = agreed.filter(({ agreement }) => agreement.targetableId === project.id)
    const ofProject = time.filter(({ targetableID }) => targetableID === project.id)
    const spent = expenses.filter(({ targetableId }) => targetableId === project.id)
    const ends = new Set([
      ...ofProject.map(({ day }) => billedWith(day, today)),
      ...spent.map(({ incurredOn }) => billedWith(incurredOn, today)),
      ...due.map(({ day }) => billedWith(day, today)),
    ])
    return [...ends].sort().map((until): WorkOfMonth => {
      const [worked, paid] = [
        timeItems(
          ofProject.filter(({ day }) => billedWith(day, today) === until),
          'byEmployeeByMonth',
          () => project,
        ),
        expenseItems(
          spent.filter(({ incurredOn }) => billedWith(incurredOn, today) === until),
          () => project,
        ),
      ]
      const parts = due
        .filter(({ day }) => billedWith(day, today) === until)
        .map(({ agreement, amount }) => agreementItem(agreement, amount, project))
      return { project, until, items: [...worked.items, ...paid.items, ...parts], rows: [...worked.rows, ...paid.rows] }
    })
  })
}
