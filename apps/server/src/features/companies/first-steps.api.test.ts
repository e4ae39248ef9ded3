import { randomUUID } from 'node:crypto'
import { clients } from '@praxis/contract/clients/clients'
import { companies } from '@praxis/contract/company/companies'
import { companyManagement } from '@praxis/contract/company/company-management'
import { expect, test } from 'vitest'
import { createEmployee, createPendingEmployee, createTestCompany } from '../../testing/people'
import { insertProject } from '../../testing/project-rows'
import { startTestServer } from '../../testing/test-server'

const server = await startTestServer()

test('the first steps are done when their data is there, whoever made it', async () => {
  const company = await createTestCompany(server)
  const { owner } = company
  const done = async (who = owner) =>
    Object.entries(await who.call(companies.getFirstSteps, {})).flatMap(([step, isDone]) => (isDone ? [step] : []))
  expect(await done()).toEqual([])
  await owner.call(companyManagement.updateCompanyManagement, { body: { details: { name: 'A firm with a name' } } })
  expect(await done()).toEqual(['companyDetails'])
  await createPendingEmployee(server, company)
  expect(await done()).toEqual(['companyDetails', 'people'])
  await owner.call(clients.createClient, { body: { name: 'A client', clientOwnerID: owner.employeeId } })
  expect(await done()).toEqual(['companyDetails', 'people', 'client'])
  const colleague = await createEmployee(server, company)
  await insertProject(server, company.id, randomUUID(), { name: 'One', lead_id: owner.employeeId, currency: 'GBP' })
  await server.sql(
    `insert into time_sheet_submissions
       (company_id, id, employee_id, day, duration, chargeable, rounded, charged, comment)
     values ($1, gen_random_uuid(), $2, '2026-11-03', 3600, 0, 3600, 0, '')`,
    [company.id, colleague.employeeId],
  )
  expect(await done()).toEqual(['companyDetails', 'people', 'client', 'project'])
  expect(await done(colleague)).toContain('ownTime')
})

test('the steps of another company are its own', async () => {
  const [one, other] = [await createTestCompany(server), await createTestCompany(server)]
  await createPendingEmployee(server, one)
  expect((await other.owner.call(companies.getFirstSteps, {})).people).toBe(false)
})
