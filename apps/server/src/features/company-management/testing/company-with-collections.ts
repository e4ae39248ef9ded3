import { createEmployee, createTestCompany } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'

/** A firm in England with everything a new one starts with, someone who manages it and someone who does not. */
export const createFirm = async (server: TestServer) => {
  const company = await createTestCompany(server)
  await server.sql(`update companies set region = 'ENG' where company_id = $1`, [company.id])
  await server.sql('select insert_default_collections($1)', [company.id])
  const manager = await createEmployee(server, company, { capabilities: ['canManageCompany'] })
  const employee = await createEmployee(server, company)
  return { company, owner: company.owner, manager, employee }
}
