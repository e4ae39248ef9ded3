import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { companies } from '@praxis/contract/company/companies'
import { companyManagement } from '@praxis/contract/company/company-management'
import { employees } from '@praxis/contract/people/employees'
import { invitations } from '@praxis/contract/people/invitations'
import { users } from '@praxis/contract/people/users'
import { password as passwordRule } from '@praxis/domain/validation/password-rules'
import { expect, test, vi } from 'vitest'
import { inLongRun } from '../testing/long-run'
import { createUser } from '../testing/people'
import { startTestServer, type TestServer } from '../testing/test-server'
import { demoSignIns, fillDemo } from './fill-demo'
import { startDemoServer } from './testing/demo-world'

const { server, signInAs, actingAs } = await startDemoServer()

const countOf = async (at: TestServer, table: string) =>
  (await at.sql<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count

test('two processes that start at once fill one demo of two dozen people, and two invited, in three companies', async () => {
  const people = await server.sql<{ domain: string; count: number }>(`
    select domain, count(*)::int from employees join company_directory d on d.id = company_id group by 1 order by 2 desc`)
  expect(people).toEqual([
    { domain: 'calder-rowe', count: 26 },
    { domain: 'harbour-lane', count: 4 },
    { domain: 'old-mill', count: 2 },
  ])
  await fillDemo(server.application.running)
  expect(await countOf(server, 'employees')).toBe(32)
})

test('each of the demo sign-ins works, with one password that follows the rule', async () => {
  const signIns = await demoSignIns(server.application.running)
  expect(signIns.map(({ role }) => role)).toEqual(['Owner', 'Manager', 'Project lead', 'Employee', 'Finance'])
  expect(new Set(signIns.map(({ password }) => password)).size).toBe(1)
  expect(passwordRule(signIns[0]?.password)).toBeUndefined()
  for (const { role, username } of signIns)
    expect(await (await signInAs(role)).call(users.getMe, {})).toMatchObject({ username })
})

test('the owner sees three workspaces: her own, one as a guest, one that is over', async () => {
  const owner = await signInAs('Owner')
  const { items } = await owner.call(users.listEmployments, {})
  expect(items).toMatchObject([
    { isActive: true, isOwner: true, company: { name: 'Calder & Rowe' } },
    { isActive: true, isOwner: false, company: { name: 'Harbour Lane Studio', theme: { primary: '#0d6e78' } } },
    { isActive: false, company: { name: 'Old Mill Analytics' } },
  ])
  const [own, guest] = items
  const open = (employeeID = '') =>
    server.caller({ ...owner.transport.headers(), employeeID }).call(companies.openWorkspace, {})
  expect((await open(own?.id)).employment.permission.isAdmin).toBe(true)
  expect((await open(guest?.id)).employment.permission.isAdmin).toBe(false)
})

test('every employee has a contract that begins with its first period, and details that pass the rules', async () => {
  const owner = await actingAs('Owner')
  const { items } = await owner.call(employees.listEmployees, { query: { per: 100 } })
  expect(items).toHaveLength(26)
  for (const { id, invitation } of items) {
    const employee = await owner.call(employees.getEmployee, { params: { id } })
    if (invitation) continue
    expect(employee.contract?.periods[0]?.appliedDate).toBe(employee.contract?.startDate)
    const { details } = employee
    if (details.isActive)
      await owner.call(employees.updateEmployeeDetails, {
        params: { id },
        body: { details: { contact: details.contact, tags: details.tags }, dynamicDetails: details.dynamicDetails },
      })
  }
  const types = items.flatMap(({ contractType }) => contractType ?? [])
  expect(types.filter((type) => type === 'contractor')).toHaveLength(1)
  const weeks = new Set(items.flatMap(({ contractedWeek }) => contractedWeek ?? []))
  expect([...weeks].map((seconds) => seconds / 3600).sort((a, b) => a - b)).toEqual([20, 22.5, 30, 34, 37.5])
  expect(items.filter(({ details }) => !details.isActive)).toHaveLength(1)
})

test('somebody changed their hours in the middle of this year', async () => {
  const owner = await actingAs('Owner')
  const { items } = await owner.call(employees.listEmployees, { query: { name: 'Hannah' } })
  const hannah = await owner.call(employees.getEmployee, { params: { id: items[0]?.id ?? '' } })
  expect(hannah.contract?.periods).toMatchObject([
    { appliedDate: '2019-09-02', holidayEntitlementDays: 25 },
    {
      appliedDate: `${new Date().getUTCFullYear()}-07-01`,
      workingTimeIntervalByDay: { 6: 0 },
      holidayEntitlementDays: 20,
    },
  ])
})

test('of two people invited one can still join', async () => {
  const owner = await actingAs('Owner')
  const { items } = await owner.call(invitations.listInvitations, {})
  expect(items.map(({ email, isExpired }) => [email, isExpired])).toEqual([
    ['leila.farrow@mail.example', false],
    ['ben.ashworth@mail.example', true],
  ])
  const [fresh, stale] = await Promise.all(
    items.map(async ({ id }) => {
      const { link } = await owner.call(invitations.getInvitationLink, { params: { id } })
      return { query: { code: new URL(link).searchParams.get('code') ?? '' } }
    }),
  )
  if (!fresh || !stale) throw new Error('nobody is invited')
  expect(await server.nobody.call(invitations.getInvitationByCode, fresh)).toMatchObject({
    invitedBy: 'Amelia Hart',
    company: { name: 'Calder & Rowe' },
    hasAccount: false,
  })
  expect((await server.nobody.refusal(invitations.getInvitationByCode, stale)).reason).toBe('invalidToken')
})

test('the settings hold bank holidays, rates, reasons, cards and details of their own', async () => {
  const owner = await actingAs('Owner')
  const year = new Date().getUTCFullYear()
  const range = { fromDate: `${year}-12-20`, toDate: `${year}-12-31` }
  const holidays = await owner.call(companyManagement.listBankHolidays, { query: range })
  expect(holidays.items.filter(({ isOwn }) => isOwn)).toMatchObject([{ date: `${year}-12-24` }])
  // Christmas on a weekend is made up for on a weekday after it.
  expect(holidays.items.filter(({ isOwn }) => !isOwn).map(({ name }) => name.replace(/ \(.*\)$/, ''))).toContain(
    'Christmas Day',
  )
  const [rates, reasons, cards, types, stages] = await Promise.all([
    owner.call(companyManagement.listRateCards, {}),
    owner.call(companyManagement.listAbsenceReasons, {}),
    owner.call(companyManagement.listCreditCards, {}),
    owner.call(companyManagement.listExpenseTypes, {}),
    owner.call(companyManagement.listPipelineStages, {}),
  ])
  expect(rates.items).toHaveLength(7)
  expect(reasons.items).toContainEqual(expect.objectContaining({ name: 'Study leave', allowanceDays: 5 }))
  expect(cards.items.map(({ holder }) => holder?.displayName)).toContain('Gareth Lloyd')
  for (const { items } of [types, stages]) expect(items.length).toBeGreaterThan(3)
  const { company } = await owner.call(companies.openWorkspace, {})
  expect(company.details.region).toBe('ENG')
  expect(company.employeeSettings.defaultDynamicDetails.map(({ key }) => key)).toEqual([
    'Emergency contact',
    'Laptop',
    'Start office',
  ])
})

inLongRun(
  'every installation has the same demo, also where filling it was broken off the first time',
  async () => {
    const other = await startTestServer()
    const { running } = other.application
    const stop = new AbortController()
    const half = fillDemo(running, stop.signal)
    await vi.waitUntil(() => existsSync(join(other.data.files, 'public')), { timeout: 60_000, interval: 5 })
    stop.abort()
    await expect(half).rejects.toBe(stop.signal.reason)
    expect(await countOf(other, 'users')).toBe(0)
    await fillDemo(running)
    for (const rows of [
      'select company_id, id, user_id, nano_path, job_title, line_manager_id from employees order by company_id, id',
      'select company_id, id, name, owner_id from clients order by company_id, id',
      'select company_id, id, client_id, targetable_id, title, author_id from journal_entries order by company_id, id',
      'select company_id, id, client_id, name, lead_id from targetables order by company_id, id',
      'select company_id, id, targetable_id, name, employee_id, rate_card_id from targetable_roles order by company_id, id',
      'select company_id, id, board_id, list_id, parent_id, title, status_id, rank from tasks order by company_id, id',
      'select company_id, id, task_id, author_id, text from task_comments order by company_id, id',
      'select company_id, id, employee_id, day, duration, targetable_id, task_id, state from time_sheet_submissions order by id',
      'select company_id, id, approver_id, state, group_id, is_auto_approved from requests order by company_id, id',
    ])
      expect(await other.sql(rows)).toEqual(await server.sql(rows))
  },
  120_000,
)

test('a database that somebody uses is left alone', async () => {
  const used = await startTestServer()
  await createUser(used)
  await fillDemo(used.application.running)
  expect(await countOf(used, 'users')).toBe(1)
  expect(await demoSignIns(used.application.running)).toEqual([])
})
