import { opportunities } from '@praxis/contract/opportunities/opportunities'
import type { NewOpportunity } from '@praxis/contract/opportunities/opportunity-fields'
import { insertClient } from '../../../testing/client-rows'
import { stageCalled } from '../../../testing/opportunity-rows'
import { createTestCompany } from '../../../testing/people'
import { createPeopleOfProjects } from '../../../testing/people-of-projects'
import type { TestServer } from '../../../testing/test-server'

/** A firm with two clients, a pipeline, and people in every relation to an opportunity. */
export const createOpportunitiesFirm = async (server: TestServer) => {
  const company = await createTestCompany(server)
  const people = await createPeopleOfProjects(server, company)
  const clientId = await insertClient(server, company.id, people.manager.employeeId)
  const euroClient = { name: 'Halden Bank', currency: 'EUR' }
  const euroClientId = await insertClient(server, company.id, people.manager.employeeId, euroClient)
  await server.sql('delete from pipeline_stages where company_id = $1', [company.id])
  const stages = {
    lost: await stageCalled(server, company.id, 'Lost'),
    first: await stageCalled(server, company.id, 'Lead'),
    proposal: await stageCalled(server, company.id, 'Proposal'),
    won: await stageCalled(server, company.id, 'Won'),
  }
  const start = (name: string, more: Partial<NewOpportunity> = {}) =>
    people.manager.call(opportunities.createOpportunity, {
      body: { name, clientID: clientId, leadID: people.lead.employeeId, ...more },
    })
  const allow = (settings: object) =>
    server.sql('update companies set settings = $2 where company_id = $1', [
      company.id,
      JSON.stringify({ opportunityAndProject: settings }),
    ])
  return { company, ...people, clientId, euroClientId, stages, start, allow }
}
export type OpportunitiesFirm = Awaited<ReturnType<typeof createOpportunitiesFirm>>
