import { randomUUID } from 'node:crypto'
import type { NewSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { insertClient } from '../../../testing/client-rows'
import { createEmployee, createTestCompany, type TestPerson } from '../../../testing/people'
import { insertProject } from '../../../testing/project-rows'
import type { TestServer } from '../../../testing/test-server'

/** A Thursday, at noon in London; the tests of time live on that day. */
export const NOW = '2026-11-12T12:00:00.000Z'
export const TODAY = '2026-11-12'
export const dayAt = (day: string): string => `${day}T00:00:00.000Z`

interface NewProject {
  readonly name?: string
  readonly isInternal?: boolean
  readonly columns?: Readonly<Record<string, unknown>>
}

/** A firm with a client and projects; Ana works on them from Monday to Friday, Lena leads them. */
export const createTimeFirm = async (server: TestServer) => {
  const company = await createTestCompany(server)
  const person = (firstName: string, options: Parameters<typeof createEmployee>[2] = {}) =>
    createEmployee(server, company, { firstName, lastName: 'Reed', ...options })
  const lead = await person('Lena', { revenue: 'read' })
  const people = {
    owner: company.owner,
    lead,
    ana: await person('Ana', { lineManagerId: lead.employeeId }),
    other: await person('Otis', { lineManagerId: lead.employeeId }),
  }
  const run = (text: string, ...values: unknown[]) => server.sql(text, [company.id, ...values])
  await run("update employees set contract_start = '2026-01-05' where company_id = $1")
  await run(
    `insert into contract_periods (company_id, employee_id, applied_on, type, working_time, holiday_entitlement_half_days)
     select company_id, id, '2026-01-05', 'permanent', '{0,27000,27000,27000,27000,27000,0}', 50
     from employees where company_id = $1`,
  )
  const clientId = await insertClient(server, company.id, lead.employeeId)

  const startProject = async ({ name = 'Data platform', isInternal = false, columns = {} }: NewProject = {}) => {
    const id: string = randomUUID()
    await insertProject(server, company.id, id, {
      ...{ name, lead_id: lead.employeeId, currency: 'GBP', client_id: isInternal ? null : clientId },
      ...{ charging_mechanism: isInternal ? null : 'effort', ...columns },
    })
    return id
  }
  const addRole = async (projectId: string, holder: TestPerson, name = 'Consultant', hourlyCharge = 10_000) => {
    const id: string = randomUUID()
    await run(
      `insert into targetable_roles (company_id, id, targetable_id, name, employee_id, hourly_charge, hourly_cost)
       values ($1, $2, $3, $4, $5, $6, 6000)`,
      ...[id, projectId, name, holder.employeeId, hourlyCharge],
    )
    return id
  }
  const addTask = async (boardId: string, title = 'A task') => {
    const [listId, id]: string[] = [randomUUID(), randomUUID()]
    await run(
      `insert into task_lists (company_id, id, board_id, name, rank) values ($1, $2, $3, 'A list', $4)`,
      ...[listId, boardId, listId],
    )
    await run(
      `insert into tasks (company_id, id, board_id, list_id, title, rank, created_by) values ($1, $2, $3, $4, $5, 'V', $6)`,
      ...[id, boardId, listId, title, lead.employeeId],
    )
    return id as string
  }
  /** A project that Ana has a role in. */
  const startOwnProject = async (project: NewProject = {}) => {
    const projectId = await startProject(project)
    return { projectId, roleId: await addRole(projectId, people.ana) }
  }

  const log = (by: TestPerson, given: Partial<NewSubmission> = {}) =>
    by.call(timeSheetSubmissions.createSubmission, { body: { from: dayAt(TODAY), duration: 3600, ...given } })

  return {
    company,
    ...people,
    run,
    clientId,
    startProject,
    startOwnProject,
    addRole,
    addTask,
    log,
    /** The reason that logging is refused with. */
    refused: (by: TestPerson, given: Partial<NewSubmission> = {}) =>
      by.refusal(timeSheetSubmissions.createSubmission, { body: { from: dayAt(TODAY), duration: 3600, ...given } }),
    setting: (settings: object) =>
      run(`update companies set settings = $2 where company_id = $1`, JSON.stringify({ timeSheet: settings })),
    /** Sets the state of a submission as if its approver had decided. */
    decided: async (id: string, state: 'waitingForApproval' | 'approved' | 'denied') => {
      await run(
        `insert into requests (company_id, id, type, state, employee_id, approver_id, targetable_id, submitted_at, decided_at,
                               decided_by)
         select company_id, id, 'timeSheet', $3, employee_id, $4, targetable_id, $5,
                case when $3 <> 'waitingForApproval' then $5::timestamptz end,
                case when $3 <> 'waitingForApproval' then $4::uuid end
         from time_sheet_submissions where company_id = $1 and id = $2`,
        ...[id, state, lead.employeeId, NOW],
      )
    },
  }
}
export type TimeFirm = Awaited<ReturnType<typeof createTimeFirm>>
