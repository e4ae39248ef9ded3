import { addMonths, type Day, endOfMonth, startOfMonth } from '@praxis/domain/calendar/day'
import { expenseItems, type NewItems, timeItems } from '../../features/invoices/commands/new-items'
import { type InvoiceableProject, loadInvoiceableProject } from '../../features/invoices/queries/invoiceable-projects'
import type { InvoicingGround } from '../../features/invoices/queries/invoicing-ground'
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

const MONTHLY_FOR = 6
const QUARTER = 3

/** The last day of the month whose invoice has the work of a day. */
const billedWith = (day: Day, today: Day): Day => {
  const month = startOfMonth(day)
  if (month >= addMonths(startOfMonth(today), -MONTHLY_FOR)) return endOfMonth(day)
  const inQuarter = (Number(month.slice(5, 7)) - 1) % QUARTER
  return endOfMonth(addMonths(month, QUARTER - 1 - inQuarter))
}

/** The projects that clients pay by the hour for. */
const listBilledProjects = async (db: Tx, ground: InvoicingGround): Promise<InvoiceableProject[]> => {
  const rows = await db.rows<Columns<'targetables', 'id'>>(sql`
    select p.id from targetables p
    where p.company_id = ${db.scope.companyId} and p.kind = 'project' and p.client_id is not null
      and p.charging_mechanism = 'effort'
    order by p.sort_name, p.id`)
  const projects: InvoiceableProject[] = []
  for (const { id } of rows) projects.push(...(await loadInvoiceableProject(db, ground, id)))
  return projects
}

/** All open work up to the end of last month, by project and by when it is billed. */
export const listWorkByMonth = async (db: Tx, ground: InvoicingGround): Promise<WorkOfMonth[]> => {
  const { today } = ground
  const projects = await listBilledProjects(db, ground)
  const to = endOfMonth(addMonths(startOfMonth(today), -1))
  const asked = { targetableIds: projects.map(({ id }) => id), days: { to }, isLocking: false }
  const time = await listOpenTime(db, asked)
  const expenses = await listOpenExpenses(db, asked)
  return projects.flatMap((project) => {
    const ofProject = time.filter(({ targetableID }) => targetableID === project.id)
    const spent = expenses.filter(({ targetableId }) => targetableId === project.id)
    const ends = new Set([
      ...ofProject.map(({ day }) => billedWith(day, today)),
      ...spent.map(({ incurredOn }) => billedWith(incurredOn, today)),
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
      return { project, until, items: [...worked.items, ...paid.items], rows: [...worked.rows, ...paid.rows] }
    })
  })
}
