import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import { type ContractPeriod, employees } from '@praxis/contract/people/employees'
import {
  createEmployee,
  createPendingEmployee,
  createTestCompany,
  impersonating,
  type TestPerson,
} from '../../../testing/people'
import { type Caller, startTestServer } from '../../../testing/test-server'

/** A Thursday in November; far in the east it is Friday already. */
const NOW = Date.parse('2026-11-12T11:00:00Z')

/** The clock moves a little with every look at it, so that the history has an order. */
export const startPeopleServer = () => {
  let looks = 0
  return startTestServer({
    clock: () => {
      looks += 1
      return new Date(NOW + looks)
    },
  })
}

type PeopleServer = Awaited<ReturnType<typeof startPeopleServer>>

export const period = (appliedDate: string, changes: Partial<ContractPeriod> = {}): ContractPeriod => ({
  appliedDate,
  type: 'permanent',
  workingTimeIntervalByDay: defaultWorkingWeek,
  holidayEntitlementDays: 25,
  ...changes,
})

/** A firm with people in every relation to the member, whose lead reports to a director. */
export const createPeopleFirm = async (server: PeopleServer) => {
  const company = await createTestCompany(server)
  const { owner } = company
  const director = await createEmployee(server, company, { firstName: 'Dora', lastName: 'Director' })
  const lead = await createEmployee(server, company, {
    firstName: 'Leo',
    lastName: 'Lead',
    lineManagerId: director.employeeId,
  })
  const member = await createEmployee(server, company, {
    firstName: 'Mia',
    lastName: 'Member',
    lineManagerId: lead.employeeId,
  })
  const colleague = await createEmployee(server, company, { firstName: 'Cole', lastName: 'Colleague' })
  const manager = await createEmployee(server, company, {
    firstName: 'Max',
    lastName: 'Manager',
    capabilities: ['canManageEmployees'],
  })
  const admin = await createEmployee(server, company, {
    firstName: 'Ann',
    lastName: 'Admin',
    capabilities: ['canManageEmployees', 'canManageClients', 'canManageCompany', 'canManageProjects'],
  })
  const former = await createEmployee(server, company, {
    firstName: 'Fay',
    lastName: 'Former',
    lineManagerId: lead.employeeId,
    isActive: false,
  })
  const invited = await createPendingEmployee(server, company, { lineManagerId: lead.employeeId })
  return { company, owner, director, lead, member, colleague, manager, admin, former, invited }
}

export type PeopleFirm = Awaited<ReturnType<typeof createPeopleFirm>>

/** Everyone who may read the member's record, by how they stand to the member. */
export const actorsAround = async (server: PeopleServer, firm: PeopleFirm) => ({
  self: firm.member as Caller,
  directLineManager: firm.lead as Caller,
  above: firm.director as Caller,
  managerOfEmployees: firm.manager as Caller,
  admin: firm.admin as Caller,
  owner: firm.owner as Caller,
  other: firm.colleague as Caller,
  stranger: (await createTestCompany(server)).owner as Caller,
  impersonatingManager: await impersonating(server, firm.admin, firm.manager),
  impersonatingLineManager: await impersonating(server, firm.owner, firm.lead),
})

export type ActorKind = keyof Awaited<ReturnType<typeof actorsAround>>

export const give = (by: TestPerson, to: { employeeId: string }, ...periods: ContractPeriod[]) =>
  by.call(employees.updateEmployeeContract, { params: { id: to.employeeId }, body: { version: 0, periods } })
