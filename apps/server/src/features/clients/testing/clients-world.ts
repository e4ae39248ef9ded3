import { randomUUID } from 'node:crypto'
import { clients } from '@praxis/contract/clients/clients'
import { createEmployee, createTestCompany, type TestPerson } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'

/** A firm with somebody who manages clients, somebody who owns one, and somebody who has nothing to do with them. */
export const createClientsFirm = async (server: TestServer) => {
  const company = await createTestCompany(server)
  const manager = await createEmployee(server, company, {
    capabilities: ['canManageClients', 'canManageCompany'],
    firstName: 'Marta',
    lastName: 'Ames',
  })
  const accountOwner = await createEmployee(server, company, { firstName: 'Owen', lastName: 'Barnes' })
  const other = await createEmployee(server, company, { firstName: 'Otto', lastName: 'Crane' })
  const add = (name: string, owner: TestPerson = accountOwner) =>
    manager.call(clients.createClient, { body: { name, clientOwnerID: owner.employeeId } })
  return { company, owner: company.owner, manager, accountOwner, other, add }
}
export type ClientsFirm = Awaited<ReturnType<typeof createClientsFirm>>

/** Inserts a category into the table directly, for tests that are not about the settings. */
export const addJournalCategory = async (server: TestServer, companyId: string, name: string, initials: string) => {
  const id = randomUUID()
  await server.sql(
    `insert into journal_categories (company_id, id, name, color, initials, position)
     values ($1, $2, $3, '#0a7ea4', $4, 100)`,
    [companyId, id, name, initials],
  )
  return id
}

export const addContactType = async (server: TestServer, companyId: string, name: string) => {
  const id = randomUUID()
  await server.sql('insert into contact_types (company_id, id, name, position) values ($1, $2, $3, 100)', [
    companyId,
    id,
    name,
  ])
  return id
}
