import type { TimeSheetGrouping } from '@praxis/contract/invoices/invoice-rules'
import type { UninvoicedWork } from '@praxis/contract/invoices/uninvoiced-work'
import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { Day } from '@praxis/domain/calendar/day'
import { netOf, WHOLE_QUANTITY, WHOLE_RATE } from '@praxis/domain/invoices/line-sums'
import { revenueOfTime, type TimeLine, timeLines } from '@praxis/domain/invoices/time-lines'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefOf, employeeBriefs } from '../../employees/queries/employee-brief'
import { type ClientBriefRow, clientBriefJson, clientBriefOf } from '../../targetables/queries/targetable-brief'
import { openInvoiceableProjects, type UsualVat } from './invoiceable-projects'
import { loadInvoicingGround } from './invoicing-ground'
import { listNotOffered } from './not-offered'
import { dueOfAgreement, listOpenAgreements, type OpenAgreement } from './open-agreements'
import { listOpenExpenses, type OpenExpense } from './open-expenses'
import { listOpenTime } from './open-time'
import { listWaitingItems, type WaitingItem } from './waiting-items'

interface Asked {
  readonly projectIDs: readonly string[]
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly timeSheetGrouping: TimeSheetGrouping
}

type BriefOf = (employeeId: string) => EmployeeBrief | null

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const onlyOne = (ids: readonly string[]): string | null => (new Set(ids).size === 1 ? (ids[0] ?? null) : null)

const netOfLine = ({ quantity, unitAmount }: TimeLine): number => netOf({ quantity, unitAmount, discount: 0 })

const timeOf = (line: TimeLine, briefOf: BriefOf): UninvoicedWork['time'][number] => {
  const employeeId = onlyOne(line.rows.map(({ employeeID }) => employeeID))
  return {
    projectID: line.targetableID,
    name: line.name,
    employee: employeeId === null ? null : briefOf(employeeId),
    roleName: line.rows[0]?.roleName ?? '',
    from: line.from,
    to: line.to,
    seconds: sumOf(line.rows.map(({ seconds }) => seconds)),
    quantity: line.quantity / WHOLE_QUANTITY,
    unitAmount: line.unitAmount,
    net: netOfLine(line),
    timeSheetSubmissions: line.rows.map(({ id }) => id),
  }
}

const wireVat = ({ vatRate, vatCategory }: UsualVat) => ({ vatRate: vatRate / WHOLE_RATE, vatCategory })

const expenseOf = (expense: OpenExpense, vat: UsualVat, files: FileStore): UninvoicedWork['expenses'][number] => ({
  id: expense.id,
  projectID: expense.targetableId,
  name: expense.name,
  typeName: expense.typeName,
  employee: employeeBriefOf(expense.employee, files),
  incurredDate: expense.incurredOn,
  net: expense.net,
  ...wireVat(vat),
})

const agreementOf = (agreement: OpenAgreement, to: Day): UninvoicedWork['agreements'][number] => ({
  ...{ id: agreement.id, projectID: agreement.targetableId, name: agreement.name },
  ...{ dueDate: agreement.dueDate, doneOn: agreement.doneOn, total: agreement.total, invoiced: agreement.taken },
  left: agreement.left,
  due: Math.min(agreement.left, dueOfAgreement(agreement, to)),
  draftID: agreement.draftId,
})

const waitingOf = (item: WaitingItem): UninvoicedWork['waitingItems'][number] => ({
  ...{ id: item.id, projectID: item.targetableId, name: item.name, source: item.source },
  invoice: { id: item.invoiceId, number: item.number },
  quantity: item.quantity / WHOLE_QUANTITY,
  unitAmount: item.unitAmount,
  net: netOf(item),
})

/** All that could go on an invoice of these projects, and what could not. */
export const getUninvoicedWork = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  { projectIDs, from, to, timeSheetGrouping }: Asked,
): Promise<UninvoicedWork> => {
  const ground = await loadInvoicingGround(db, actor)
  const ids = [...new Set(projectIDs)]
  const projects = await openInvoiceableProjects(db, actor, ground, ids, 'read')
  const [{ clientId, currency }] = projects
  const days = { from, to: to ?? ground.today }
  const asked = { targetableIds: ids, days, isLocking: false }
  const agreements = await listOpenAgreements(db, ids)
  const [open, expenses, waiting, notOffered, client] = await Promise.all([
    listOpenTime(db, asked),
    listOpenExpenses(db, asked),
    listWaitingItems(db, ids),
    listNotOffered(db, { targetableIds: ids, clientId, days }),
    db.row<{ readonly client: ClientBriefRow }>(sql`
      select ${clientBriefJson('c')} as client from clients c
      where c.company_id = ${actor.company.id} and c.id = ${clientId}`),
  ])
  if (!client) throw new Refusal('notFound')
  const lines = timeLines(open, timeSheetGrouping)
  const people = [
    ...open.map(({ employeeID }) => employeeID),
    ...notOffered.flatMap(({ employeeId }) => employeeId ?? []),
  ]
  const rows = await db.rows<EmployeeBriefRow>(employeeBriefs(actor.company.id, [...new Set(people)]))
  const briefs = new Map(rows.map((row) => [row.id, employeeBriefOf(row, files)]))
  const briefOf: BriefOf = (id) => briefs.get(id) ?? null
  const vats = new Map<string, UsualVat>(projects.map((project) => [project.id, project]))
  const agreed = agreements.filter(({ left, draftId }) => left > 0 || draftId !== null)
  const work = {
    time: lines.map((line) => timeOf(line, briefOf)),
    expenses: expenses.map((expense) => expenseOf(expense, vats.get(expense.targetableId) ?? projects[0], files)),
    agreements: agreed.map((agreement) => agreementOf(agreement, days.to)),
    waitingItems: waiting.map(waitingOf),
  }
  const net = {
    time: sumOf(work.time.map((line) => line.net)),
    expenses: sumOf(work.expenses.map((expense) => expense.net)),
    agreements: sumOf(work.agreements.map(({ due }) => due)),
    waitingItems: sumOf(work.waitingItems.map((item) => item.net)),
  }
  return {
    client: clientBriefOf(client.client, files),
    currency,
    projects: projects.map((project) => ({ id: project.id, name: project.name, ...wireVat(project) })),
    ...work,
    notOffered: notOffered.map(({ employeeId, ...row }) => ({
      ...row,
      employee: employeeId === null ? null : briefOf(employeeId),
    })),
    net: { ...net, total: sumOf(Object.values(net)), rounding: net.time - sumOf(open.map(revenueOfTime)) },
  }
}
