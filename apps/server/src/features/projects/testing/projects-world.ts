import { randomUUID } from 'node:crypto'
import type { NewClientProject } from '@praxis/contract/projects/project-inputs'
import { projects } from '@praxis/contract/projects/projects'
import { createEmployee, createTestCompany } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'

/** A firm with a client, and with everybody who can stand in some relation to a project; its boards start empty. */
export const createProjectsFirm = async (server: TestServer) => {
  const company = await createTestCompany(server)
  const person = (firstName: string, options: Parameters<typeof createEmployee>[2] = {}) =>
    createEmployee(server, company, { firstName, lastName: 'Smith', ...options })
  const people = {
    owner: company.owner,
    manager: await person('Mona', { capabilities: ['canManageProjects', 'canManageClients'], revenue: 'write' }),
    managerWithoutRevenue: await person('Max', { capabilities: ['canManageProjects'] }),
    lead: await person('Lena', { revenue: 'write' }),
    leadWithoutRevenue: await person('Liam'),
    member: await person('Mia'),
    other: await person('Otis', { revenue: 'write' }),
  }
  await server.sql(
    `update companies set settings = '{"opportunityAndProject": {"defaultTaskStatuses": []}}' where company_id = $1`,
    [company.id],
  )
  const clientId = randomUUID()
  await server.sql(
    `insert into clients (company_id, id, name, owner_id, trading_currency) values ($1, $2, 'Northgate Water', $3, 'EUR')`,
    [company.id, clientId, people.manager.employeeId],
  )
  const start = (name: string, more: Partial<NewClientProject> = {}) =>
    people.manager.call(projects.createClientProject, {
      body: { name, clientID: clientId, leadID: people.lead.employeeId, ...more },
    })
  const startInternal = (name: string) =>
    people.manager.call(projects.createInternalProject, { body: { name, leadID: people.lead.employeeId } })
  return { company, ...people, clientId, start, startInternal }
}
export type ProjectsFirm = Awaited<ReturnType<typeof createProjectsFirm>>
