import { randomUUID } from 'node:crypto'
import { opportunities } from '@praxis/contract/opportunities/opportunities'
import type { NewOpportunity } from '@praxis/contract/opportunities/opportunity-fields'
import { stageCalled } from '../../../testing/opportunity-rows'
import { createEmployee, createTestCompany } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'

/** A firm with two clients, a pipeline, and people in every relation to an opportunity. */
export const createOpportunitiesFirm = async (server: TestServer) => {
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
  const clientIn = async (name: string, currency: string): Promise<string> => {
    const id = randomUUID()
    await server.sql(
      'insert into clients (company_id, id, name, owner_id, trading_currency) values ($1, $2, $3, $4, $5)',
      [company.id, id, name, people.manager.employeeId, currency],
    )
    return id
  }
  const [clientId, euroClientId] = [await clientIn('Northgate Water', 'GBP'), await clientIn('Halden Bank', 'EUR')]
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
