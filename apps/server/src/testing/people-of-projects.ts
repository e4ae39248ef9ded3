import { createEmployee, type createTestCompany } from './people'
import type { TestServer } from './test-server'

/** Everybody who can stand in some relation to a project or an opportunity of the company. */
export const createPeopleOfProjects = async (
  server: TestServer,
  company: Awaited<ReturnType<typeof createTestCompany>>,
) => {
  const person = (firstName: string, options: Parameters<typeof createEmployee>[2] = {}) =>
    createEmployee(server, company, { firstName, lastName: 'Smith', ...options })
  return {
    owner: company.owner,
    manager: await person('Mona', { capabilities: ['canManageProjects', 'canManageClients'], revenue: 'write' }),
    managerWithoutRevenue: await person('Max', { capabilities: ['canManageProjects'] }),
    lead: await person('Lena', { revenue: 'write' }),
    leadWithoutRevenue: await person('Liam'),
    member: await person('Mia'),
    other: await person('Otis', { revenue: 'write' }),
  }
}
