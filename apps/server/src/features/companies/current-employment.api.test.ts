import { companies } from '@praxis/contract/company/companies'
import { projects } from '@praxis/contract/projects/projects'
import { expect, test } from 'vitest'
import { createEmployee, createTestCompany, impersonating } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'

const server = await startTestServer()
const company = await createTestCompany(server)

const keepPicture = (id: string) =>
  server.sql(`insert into public_files (id, storage_key, content_type, size) values ($1, $1, 'image/png', 1)`, [id])

test('the employment carries the preferences and whether one can be planned for clients', async () => {
  const person = await createEmployee(server, company)
  await server.sql(
    `update employees set opens_in_new_tab = true, time_zone = 'Africa/Johannesburg',
                          is_available_in_client_resourcing = false where id = $1`,
    [person.employeeId],
  )
  const { employment } = await person.call(companies.openWorkspace, {})
  expect(employment).toMatchObject({
    preferences: { openInNewTab: true, infiniteScrolling: false, timeZone: 'Africa/Johannesburg' },
    isAvailableInClientResourcing: false,
    impersonator: null,
  })
})

test('whoever others report to, or who leads a project, approves; so does the owner', async () => {
  const person = await createEmployee(server, company)
  const approves = async (somebody = person) => (await somebody.call(companies.openWorkspace, {})).employment.isApprover
  expect(await approves(company.owner)).toBe(true)
  expect(await approves()).toBe(false)
  const below = await createEmployee(server, company)
  await server.sql('update employees set line_manager_id = $1 where id = $2', [person.employeeId, below.employeeId])
  expect(await approves()).toBe(true)
  expect(await approves(below)).toBe(false)
  await company.owner.call(projects.createInternalProject, { body: { name: 'Led', leadID: below.employeeId } })
  expect(await approves(below)).toBe(true)
})

test('whoever manages projects, leads one or may invoice one invoices', async () => {
  const person = await createEmployee(server, company)
  const invoices = async (somebody = person) => (await somebody.call(companies.openWorkspace, {})).employment.isInvoicer
  expect(await invoices(company.owner)).toBe(true)
  expect(await invoices()).toBe(false)
  const lead = await createEmployee(server, company)
  const { id } = await company.owner.call(projects.createInternalProject, {
    body: { name: 'Invoiced', leadID: lead.employeeId },
  })
  expect(await invoices(lead)).toBe(true)
  const letIn = (invoicing: 'read' | 'write') =>
    server.sql(
      `insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas)
       values ($1, gen_random_uuid(), $2, $3, $4)
       on conflict (company_id, targetable_id, employee_id) do update set areas = excluded.areas`,
      [company.id, id, person.employeeId, { invoicing }],
    )
  await letIn('read')
  expect(await invoices()).toBe(false)
  await letIn('write')
  expect(await invoices()).toBe(true)
})

test("the picture of the employment stands before the user's own", async () => {
  const person = await createEmployee(server, company)
  for (const id of ['picture-of-the-user', 'picture-in-the-company']) await keepPicture(id)
  await server.sql(`update users set profile_image_id = 'picture-of-the-user' where id = $1`, [person.userId])
  const pictureNow = async () => (await person.call(companies.openWorkspace, {})).employment.profileImage
  expect(await pictureNow()).toContain('picture-of-the-user')
  await server.sql(`update employees set profile_image_id = 'picture-in-the-company' where id = $1`, [
    person.employeeId,
  ])
  expect(await pictureNow()).toContain('picture-in-the-company')
})

test('whoever acts as somebody else is named, and leaves no visit of theirs', async () => {
  const person = await createEmployee(server, company)
  const acting = await impersonating(server, company.owner, person)
  const { employment } = await acting.call(companies.openWorkspace, {})
  expect(employment).toMatchObject({
    id: person.employeeId,
    isOwner: false,
    impersonator: { id: company.owner.employeeId, displayName: 'Olive Owner' },
  })
  expect(await server.sql('select last_opened_at from employees where id = $1', [person.employeeId])).toEqual([
    { last_opened_at: null },
  ])
})
