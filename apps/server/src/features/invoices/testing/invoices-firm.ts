import { randomUUID } from 'node:crypto'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { invoices } from '@praxis/contract/invoices/invoices'
import type { ProjectArea, ResourcePermission } from '@praxis/contract/projects/project-rules'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { insertClient } from '../../../testing/client-rows'
import { createEmployee, createTestCompany, type TestPerson } from '../../../testing/people'
import { insertProject } from '../../../testing/project-rows'
import { startTestServer, type TestServer } from '../../../testing/test-server'

/** Wednesday, in the third week of July. */
export const NOW = '2026-07-15T10:00:00.000Z'
export const TODAY = '2026-07-15'

export const startInvoicesServer = (now: () => string = () => NOW) => startTestServer({ clock: () => new Date(now()) })

type Areas = Partial<Record<ProjectArea, ResourcePermission>>

interface Worked {
  readonly day?: string
  /** Of the time that is charged. */
  readonly hours?: number
  readonly rate?: number | null
  readonly by?: TestPerson
  readonly role?: string
  readonly state?: 'unsubmitted' | 'waitingForApproval' | 'denied' | 'approved'
  readonly columns?: Readonly<Record<string, number>>
}

interface Spent {
  readonly day?: string
  readonly net?: number
  readonly name?: string
  readonly state?: string
  readonly billToClient?: boolean
  /** The expense that this one takes back. */
  readonly counterOf?: string
  readonly way?: { readonly metres: number; readonly unit: 'metric' | 'imperial'; readonly rate: number }
}

/** A firm in England with a client: Lena leads its projects, Ana and Ben work on them, Mona manages all projects. */
export const createInvoicesFirm = async (server: TestServer) => {
  const company = await createTestCompany(server)
  const person = (firstName: string, options: Parameters<typeof createEmployee>[2] = {}) =>
    createEmployee(server, company, { firstName, lastName: 'Reed', ...options })
  const people = {
    lead: await person('Lena'),
    ana: await person('Ana'),
    ben: await person('Ben'),
    manager: await person('Mona', { capabilities: ['canManageProjects'] }),
  }
  const run = (text: string, ...values: unknown[]) => server.sql(text, [company.id, ...values])
  const clientId = await insertClient(server, company.id, people.manager.employeeId)
  const insertProjectOf = async (more: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const id = randomUUID()
    await insertProject(server, company.id, id, {
      ...{ name: 'Data platform', client_id: clientId, lead_id: people.lead.employeeId },
      ...{ currency: 'GBP', charging_mechanism: 'effort', ...more },
    })
    return id
  }
  /** Time as it is stored when somebody has logged it, each entry an hour at £100 unless something else is said. */
  const work = async (projectId: string, worked: Worked = {}): Promise<string> => {
    const {
      day = '2026-07-01',
      hours = 1,
      rate = 100_00,
      by = people.ana,
      role = 'Engineer',
      state = 'approved',
    } = worked
    const id = randomUUID()
    const seconds = hours * 3600
    const { duration, chargeable, charged } = {
      duration: seconds,
      chargeable: seconds,
      charged: seconds,
      ...worked.columns,
    }
    // What a retainer covers is worked out by a job, which belongs to the company of the connection.
    await run(`select set_config('app.company_id', $1::text, false)`)
    await run(
      `insert into time_sheet_submissions (company_id, id, employee_id, day, duration, chargeable, rounded, charged,
         targetable_id, client_id, role_name, hourly_charge, hourly_cost, state)
       select $1, $2, $3, $4, $5, $6, $7, $7, $8, client_id, $9, $10, 4000, $11 from targetables where id = $8`,
      ...[id, by.employeeId, day, duration, chargeable, charged, projectId, role, rate, state],
    )
    return id
  }
  let spentOn = 0
  const spend = async (projectId: string, spent: Spent = {}): Promise<string> => {
    const { day = '2026-07-02', net = 50_00, name = 'Train to Leeds', state = 'approved', billToClient = true } = spent
    const [id, groupId] = [randomUUID(), randomUUID()]
    spentOn += 1
    await run(
      `insert into expense_groups (company_id, id, employee_id, submitted_on, number, submitted_at)
       values ($1, $2, $3, '2026-07-04', $4, '2026-07-04T09:00:00Z')`,
      ...[groupId, people.ana.employeeId, spentOn],
    )
    await run(
      `insert into expenses (company_id, id, employee_id, name, incurred_on, amount, currency, converted_amount,
         converted_currency, net_in_project, project_currency, type_name, targetable_id, state, bill_to_client,
         group_id, counter_of, mileage)
       select $1, $2, $3, $4, $5, $6, 'GBP', $6, 'GBP', $6, currency, 'Travel', id, $8, $9, $10, $11, $12
       from targetables where id = $7`,
      ...[id, people.ana.employeeId, name, day, net, projectId, state, billToClient, groupId, spent.counterOf ?? null],
      spent.way ?? null,
    )
    return id
  }
  let agreed = 0
  const agree = async (projectId: string, columns: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const id = randomUUID()
    agreed += 1
    const given = {
      ...{ targetable_id: projectId, position: agreed, name: 'Kick-off', amount: 1_000_00 },
      ...{ category: 'consultancyBudget', due_date: '2026-07-01', ...columns },
    }
    const names = Object.keys(given)
    await run(
      `insert into agreement_items (company_id, id, ${names.join(', ')})
       values ($1, $2, ${names.map((_, index) => `$${index + 3}`).join(', ')})`,
      ...[id, ...Object.values(given)],
    )
    return id
  }
  /** Hours per month from July on, at £500 a month. */
  const agreeOnHours = (projectId: string, hours: number, columns: Readonly<Record<string, unknown>> = {}) =>
    agree(projectId, {
      ...{ name: 'Support', amount: 500_00, period: 'month', number_of_periods: 3, seconds_per_period: hours * 3600 },
      ...{ roll_over_seconds: 0, roll_over_periods: 0, ...columns },
    })
  const letIn = (projectId: string, who: TestPerson, areas: Areas) =>
    run(
      `insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas) values ($1, $2, $3, $4, $5)
       on conflict (company_id, targetable_id, employee_id) do update set areas = excluded.areas`,
      ...[randomUUID(), projectId, who.employeeId, JSON.stringify(areas)],
    )
  const draft = (
    projectID: string,
    more: Partial<Input<typeof invoices.createInvoice>['body']> = {},
    by: TestPerson = people.lead,
  ): Promise<Invoice> => by.call(invoices.createInvoice, { body: { projectID, ...more } })
  const bill = ({ id }: { readonly id: string }, by: TestPerson = people.lead): Promise<Invoice> =>
    by.call(invoices.moveToBilled, { params: { id }, body: {} })
  const setClientBilling = (columns: Readonly<Record<string, unknown>>) =>
    run(
      `insert into client_billing (company_id, client_id, ${Object.keys(columns).join(', ')})
       values ($1, $2, ${Object.keys(columns)
         .map((_, index) => `$${index + 3}`)
         .join(', ')})`,
      ...[clientId, ...Object.values(columns)],
    )
  return {
    ...{ company, ...people, clientId, run, work, spend, agree, agreeOnHours, letIn, draft, bill, setClientBilling },
    insertProject: insertProjectOf,
  }
}

export type InvoicesFirm = Awaited<ReturnType<typeof createInvoicesFirm>>

/** The items of an invoice in a few words. */
export const linesOf = ({ items }: Invoice) => items.map(({ name, quantity, subtotal }) => [name, quantity, subtotal])
