import type { NewClientProject } from '@praxis/contract/projects/project-inputs'
import { projects } from '@praxis/contract/projects/projects'
import { insertClient } from '../../../testing/client-rows'
import { createTestCompany } from '../../../testing/people'
import { createPeopleOfProjects } from '../../../testing/people-of-projects'
import type { TestServer } from '../../../testing/test-server'

/** A firm with a client, and with everybody who can stand in some relation to a project; its boards start empty. */
export const createProjectsFirm = async (server: TestServer) => {
  const company = await createTestCompany(server)
  const people = await createPeopleOfProjects(server, company)
  await server.sql(
    `update companies set settings = '{"opportunityAndProject": {"defaultTaskStatuses": []}}' where company_id = $1`,
    [company.id],
  )
  const clientId = await insertClient(server, company.id, people.manager.employeeId, { currency: 'EUR' })
  const start = (name: string, more: Partial<NewClientProject> = {}) =>
    people.manager.call(projects.createClientProject, {
      body: { name, clientID: clientId, leadID: people.lead.employeeId, ...more },
    })
  const startInternal = (name: string) =>
    people.manager.call(projects.createInternalProject, { body: { name, leadID: people.lead.employeeId } })
  return { company, ...people, clientId, start, startInternal }
}
export type ProjectsFirm = Awaited<ReturnType<typeof createProjectsFirm>>
