import { randomUUID } from 'node:crypto'
import type { RequestState } from '@praxis/contract/requests/request-rules'
import { searchWords } from '@praxis/domain/search/search-words'
import { roundedUp, type TimeSheetRounding } from '@praxis/domain/time/rounding'
import { insertClient } from '../../../testing/client-rows'
import { createEmployee, createTestCompany, type TestPerson } from '../../../testing/people'
import { insertProject } from '../../../testing/project-rows'
import type { TestServer } from '../../../testing/test-server'

interface LoggedTime {
  readonly day?: string
  readonly duration?: number
  readonly chargeable?: number
  readonly project?: TestProject | null
  readonly clientId?: string | null
  readonly roleName?: string | null
  readonly hourlyCharge?: number | null
  readonly hourlyCost?: number | null
  readonly state?: RequestState
  readonly comment?: string
  readonly taskId?: string | null
}

export interface TestProject {
  readonly id: string
  readonly clientId: string | null
  readonly rounding: TimeSheetRounding
}

/**
 * A client that Owen owns, with a project led by Lena, whose reports are Mia and, below her, Nils, and one led by Mona.
 * Clara manages clients and sees no money, Rita manages reports, Otis has nothing to do with any of it. Time is
 * inserted without the checks of the form.
 */
export const createReportsFirm = async (server: TestServer) => {
  const company = await createTestCompany(server)
  const person = (firstName: string, options: Parameters<typeof createEmployee>[2] = {}) =>
    createEmployee(server, company, { firstName, lastName: 'Reed', ...options })
  const lead = await person('Lena', { revenue: 'read' })
  const member = await person('Mia', { lineManagerId: lead.employeeId })
  const people = {
    owner: company.owner,
    manager: await person('Mona', { capabilities: ['canManageProjects', 'canManageClients'], revenue: 'write' }),
    clientsManager: await person('Clara', { capabilities: ['canManageClients'] }),
    accountOwner: await person('Owen', { revenue: 'read' }),
    reporter: await person('Rita', { capabilities: ['canManageReports'] }),
    lead,
    member,
    junior: await person('Nils', { lineManagerId: member.employeeId }),
    other: await person('Otis', { revenue: 'write' }),
  }
  const clientId = await insertClient(server, company.id, people.accountOwner.employeeId)

  const startProject = async (
    name: string,
    leadBy: TestPerson,
    more: { readonly isInternal?: true; readonly rounding?: TimeSheetRounding; readonly isActive?: false } = {},
  ): Promise<TestProject> => {
    const project = {
      id: randomUUID(),
      clientId: more.isInternal ? null : clientId,
      rounding: more.rounding ?? 'none',
    } as const
    await insertProject(server, company.id, project.id, {
      ...{ name, lead_id: leadBy.employeeId, client_id: project.clientId, currency: 'GBP' },
      charging_mechanism: project.clientId === null ? null : 'effort',
      ended_at: (more.isActive ?? true) ? null : new Date(),
      rounding: project.rounding,
      is_non_chargeable_time_allowed: true,
    })
    await server.sql(
      `insert into search_words (company_id, entity, word, entity_id)
       select $1, 'project', word, $2 from unnest($3::text[]) as word`,
      [company.id, project.id, searchWords(name)],
    )
    return project
  }

  const giveRole = async (project: TestProject, to: TestPerson, name: string) => {
    const id: string = randomUUID()
    await server.sql(
      `insert into targetable_roles (company_id, id, targetable_id, name, hourly_charge, hourly_cost, employee_id)
       values ($1, $2, $3, $4, 12000, 5000, $5)`,
      [company.id, id, project.id, name, to.employeeId],
    )
    return id
  }

  const letIn = (project: TestProject, to: TestPerson, areas: Record<string, string>) =>
    server.sql(
      `insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas) values ($1, $2, $3, $4, $5)`,
      [company.id, randomUUID(), project.id, to.employeeId, JSON.stringify(areas)],
    )

  const log = async (by: TestPerson, time: LoggedTime = {}): Promise<string> => {
    const id: string = randomUUID()
    const { day = '2026-06-02', duration = 3600, project = null, state = 'unsubmitted', comment = '' } = time
    const chargeable = time.chargeable ?? (project?.clientId ? duration : 0)
    const rounding = project?.rounding ?? 'none'
    await server.sql(
      `insert into time_sheet_submissions
         (company_id, id, employee_id, day, duration, chargeable, rounded, charged, targetable_id, client_id, role_name,
          hourly_charge, hourly_cost, comment, task_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        ...[company.id, id, by.employeeId, day, duration, chargeable],
        ...[roundedUp(duration, rounding), roundedUp(chargeable, rounding), project?.id ?? null],
        ...[project?.clientId ?? time.clientId ?? null, time.roleName ?? null],
        ...[time.hourlyCharge ?? null, time.hourlyCost ?? null, comment, time.taskId ?? null],
      ],
    )
    if (state !== 'unsubmitted')
      await server.sql(
        `insert into requests (company_id, id, type, state, employee_id, approver_id, targetable_id, submitted_at, decided_at)
         values ($1, $2, 'timeSheet', $3, $4, $5, $6, now(), case when $3 <> 'waitingForApproval' then now() end)`,
        [company.id, id, state, by.employeeId, people.owner.employeeId, project?.id ?? null],
      )
    return id
  }

  const tower = await startProject('Water tower', lead, { rounding: 'fifteenMinuteBlocks' })
  const meters = await startProject('Meters', people.manager)
  const office = await startProject('Office', lead, { isInternal: true })
  await giveRole(tower, member, 'Engineer')
  await giveRole(meters, member, 'Analyst')
  await giveRole(meters, people.junior, 'Analyst')
  return { company, ...people, clientId, tower, meters, office, startProject, giveRole, letIn, log }
}
export type ReportsFirm = Awaited<ReturnType<typeof createReportsFirm>>
