import { randomUUID } from 'node:crypto'
import { companies } from '@praxis/contract/company/companies'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { auth } from '@praxis/contract/people/auth'
import { adminCapabilities } from '@praxis/contract/people/capabilities'
import { employees, impersonations } from '@praxis/contract/people/employees'
import { invitations } from '@praxis/contract/people/invitations'
import { users } from '@praxis/contract/people/users'
import { expect, test, vi } from 'vitest'
import { listen } from '../../testing/event-stream'
import {
  createEmployee,
  createPendingEmployee,
  createTestCompany,
  type TestCompany,
  type TestPerson,
} from '../../testing/people'
import { startTestServer } from '../../testing/test-server'

const server = await startTestServer()
const company = await createTestCompany(server)
const { owner } = company

const employeesWhoMeet = async (at: TestCompany = company) => ({
  helper: await createEmployee(server, at, { capabilities: ['canImpersonate'], firstName: 'Hedda', lastName: 'Help' }),
  helped: await createEmployee(server, at, { firstName: 'Nora', lastName: 'Needs' }),
})

const start = (who: TestPerson, employeeID: string) =>
  who.call(impersonations.startImpersonation, { body: { employeeID } })

/** The same browser with the headers it sends while it acts as somebody else. */
const as = (who: TestPerson, { employeeId }: TestPerson) =>
  server.caller({ ...who.headers, employeeID: employeeId, impersonatorID: who.employeeId })

const actionsOf = async (employeeId: string) =>
  (await owner.call(operations.getHistory, { params: { entity: 'employee', id: employeeId } })).items

test('whoever may impersonate acts as somebody else until they stop', async () => {
  const { helper, helped } = await employeesWhoMeet()
  const acting = as(helper, helped)
  expect((await acting.refusal(companies.openWorkspace, {})).reason).toBe('invalidPermission')
  expect(await start(helper, helped.employeeId)).toEqual({
    employeeID: helped.employeeId,
    impersonatorID: helper.employeeId,
  })
  const { employment } = await acting.call(companies.openWorkspace, {})
  expect(employment).toMatchObject({
    id: helped.employeeId,
    displayName: 'Nora Needs',
    permission: { canImpersonate: false },
    impersonator: { id: helper.employeeId, displayName: 'Hedda Help' },
  })
  expect((await helped.call(companies.openWorkspace, {})).employment.impersonator).toBeNull()
  await helper.call(impersonations.stopImpersonation, {})
  await helper.call(impersonations.stopImpersonation, {})
  expect((await acting.refusal(companies.openWorkspace, {})).reason).toBe('invalidPermission')
  await helper.call(companies.openWorkspace, {})
})

test('stopping works with the headers of acting as somebody else', async () => {
  const { helper, helped } = await employeesWhoMeet()
  await start(helper, helped.employeeId)
  await as(helper, helped).call(impersonations.stopImpersonation, {})
  expect((await as(helper, helped).refusal(companies.openWorkspace, {})).reason).toBe('invalidPermission')
})

test('start and stop are in the history of both people', async () => {
  const { helper, helped } = await employeesWhoMeet()
  await start(helper, helped.employeeId)
  await helper.call(impersonations.stopImpersonation, {})
  for (const { employeeId } of [helper, helped])
    expect(await actionsOf(employeeId)).toMatchObject(
      ['impersonationEnded', 'impersonationStarted'].map((action) => ({
        action,
        by: { employeeID: helper.employeeId, displayName: 'Hedda Help' },
        after: { impersonator: 'Hedda Help', employee: 'Nora Needs' },
      })),
    )
})

test('what is done meanwhile shows both people', async () => {
  const { helper, helped } = await employeesWhoMeet()
  await start(helper, helped.employeeId)
  await as(helper, helped).call(employees.updateEmployeeDetails, {
    params: { id: helped.employeeId },
    body: { details: { shortDescription: 'Helped along' } },
  })
  const [latest] = await actionsOf(helped.employeeId)
  expect(latest).toMatchObject({
    by: { employeeID: helped.employeeId, displayName: 'Nora Needs' },
    impersonatedBy: { employeeID: helper.employeeId, displayName: 'Hedda Help' },
  })
})

test.each([
  ['themselves', 'invalidInput', async () => 'self'],
  ['the owner', 'invalidPermission', async () => owner.employeeId],
  ['somebody unknown', 'notFound', async () => randomUUID()],
  ['somebody of another company', 'notFound', async () => (await createTestCompany(server)).owner.employeeId],
  ['somebody invited', 'invalidInput', async () => (await createPendingEmployee(server, company)).employeeId],
  [
    'somebody deactivated',
    'employeeInactive',
    async () => (await createEmployee(server, company, { isActive: false })).employeeId,
  ],
])('nobody acts as %s', async (_, reason, whom) => {
  const { helper } = await employeesWhoMeet()
  const asked = await whom()
  const employeeID = asked === 'self' ? helper.employeeId : asked
  expect((await helper.refusal(impersonations.startImpersonation, { body: { employeeID } })).reason).toBe(reason)
  expect(await server.sql('select from impersonations where session_id = $1', [helper.sessionId])).toEqual([])
})

test('nobody acts as themselves by writing their id in capitals', async () => {
  const { helper } = await employeesWhoMeet()
  const body = { employeeID: helper.employeeId.toUpperCase() }
  expect((await helper.refusal(impersonations.startImpersonation, { body })).reason).toBe('invalidInput')
})

test('admins and the owner may, others may not', async () => {
  const { helped } = await employeesWhoMeet()
  const admin = await createEmployee(server, company, {
    capabilities: ['canManageEmployees', 'canManageClients', 'canManageCompany', 'canManageProjects'],
  })
  const almost = await createEmployee(server, company, {
    capabilities: ['canManageEmployees', 'canManageClients', 'canManageCompany'],
  })
  await start(admin, helped.employeeId)
  await start(owner, helped.employeeId)
  await owner.call(impersonations.stopImpersonation, {})
  const body = { employeeID: helped.employeeId }
  expect((await almost.refusal(impersonations.startImpersonation, { body })).reason).toBe('invalidPermission')
})

test('nobody acts as somebody with a right they lack themselves, nor once they have got one', async () => {
  const { helper, helped } = await employeesWhoMeet()
  const refused = { status: 401, reason: 'invalidPermission' }
  for (const options of [{ capabilities: ['canManageClients'] as const }, { revenue: 'read' as const }]) {
    const { employeeId: employeeID } = await createEmployee(server, company, options)
    expect(await helper.refusal(impersonations.startImpersonation, { body: { employeeID } })).toEqual(refused)
    await start(owner, employeeID)
    await owner.call(impersonations.stopImpersonation, {})
  }
  const admin = await createEmployee(server, company, { capabilities: adminCapabilities })
  const payer = await createEmployee(server, company, { capabilities: ['canProcessPayments'] })
  const body = { employeeID: payer.employeeId }
  expect(await admin.refusal(impersonations.startImpersonation, { body })).toEqual(refused)
  const seen = await admin.call(employees.getEmployee, { params: { id: payer.employeeId } })
  expect(seen.can.impersonate).toBe(false)

  await start(helper, helped.employeeId)
  await as(helper, helped).call(companies.openWorkspace, {})
  for (const right of ['can_process_payments = true', "can_process_payments = false, revenue = 'read'"]) {
    await server.sql(`update employees set ${right} where id = $1`, [helped.employeeId])
    expect(await as(helper, helped).refusal(companies.openWorkspace, {})).toEqual(refused)
  }
  await server.sql(`update employees set revenue = 'noAccess' where id = $1`, [helped.employeeId])
  await as(helper, helped).call(companies.openWorkspace, {})
})

test('acting as somebody does not nest, not even as an admin', async () => {
  const { helped } = await employeesWhoMeet()
  const helper = await createEmployee(server, company, { capabilities: [...adminCapabilities, 'canImpersonate'] })
  const admin = await createEmployee(server, company, {
    capabilities: ['canManageEmployees', 'canManageClients', 'canManageCompany', 'canManageProjects', 'canImpersonate'],
  })
  await start(helper, admin.employeeId)
  const body = { employeeID: helped.employeeId }
  expect((await as(helper, admin).refusal(impersonations.startImpersonation, { body })).reason).toBe(
    'invalidPermission',
  )
})

test('a second start ends the first, also in another company and when both come at once', async () => {
  const { helper, helped } = await employeesWhoMeet()
  const another = await createEmployee(server, company)
  await start(helper, helped.employeeId)
  await start(helper, another.employeeId)
  expect((await as(helper, helped).refusal(companies.openWorkspace, {})).reason).toBe('invalidPermission')
  await as(helper, another).call(companies.openWorkspace, {})
  expect((await actionsOf(helped.employeeId)).map(({ action }) => action)).toEqual([
    'impersonationEnded',
    'impersonationStarted',
  ])

  const elsewhere = await createTestCompany(server)
  const colleague = await createEmployee(server, elsewhere)
  const [employment] = await server.sql<{ id: string }>(
    `insert into employees (company_id, id, user_id, nano_path, can_impersonate)
     values ($1, $2, $3, $4, true) returning id`,
    [elsewhere.id, randomUUID(), helper.userId, randomUUID()],
  )
  const there = server.caller({ ...helper.headers, employeeID: employment?.id ?? '' })
  await there.call(impersonations.startImpersonation, { body: { employeeID: colleague.employeeId } })
  expect((await as(helper, another).refusal(companies.openWorkspace, {})).reason).toBe('invalidPermission')
  expect((await actionsOf(another.employeeId))[0]?.action).toBe('impersonationEnded')

  await Promise.all([helped, another, helped, another].map(({ employeeId }) => start(helper, employeeId)))
  expect(
    await server.sql('select from impersonations where session_id = $1 and ended_at is null', [helper.sessionId]),
  ).toHaveLength(1)
})

test('it belongs to the session that started it', async () => {
  const { helper, helped } = await employeesWhoMeet()
  await start(helper, helped.employeeId)
  const sessionId = randomUUID()
  await server.sql(`insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 day')`, [
    sessionId,
    helper.userId,
  ])
  const token = await server.platform.accessTokens.issue(sessionId)
  const elsewhere = server.caller({
    authorization: `Bearer ${token}`,
    employeeID: helped.employeeId,
    impersonatorID: helper.employeeId,
  })
  expect((await elsewhere.refusal(companies.openWorkspace, {})).reason).toBe('invalidPermission')
  await elsewhere.refusal(impersonations.stopImpersonation, {})
  await as(helper, helped).call(companies.openWorkspace, {})
})

test.each([
  ['loses the capability', 'update employees set can_impersonate = false where id = $1', 'invalidPermission'],
  ['is deactivated', 'update employees set is_active = false where id = $1', 'invalidPermission'],
  [
    'signs out',
    'update sessions set revoked_at = now() where user_id = (select user_id from employees where id = $1)',
    'invalidAccessToken',
  ],
])('it ends when the impersonator %s', async (_, statement, reason) => {
  const { helper, helped } = await employeesWhoMeet()
  await start(helper, helped.employeeId)
  await server.sql(statement, [helper.employeeId])
  expect((await as(helper, helped).refusal(companies.openWorkspace, {})).reason).toBe(reason)
})

test('it ends when the one acted as is deactivated', async () => {
  const { helper, helped } = await employeesWhoMeet()
  await start(helper, helped.employeeId)
  await server.sql('update employees set is_active = false where id = $1', [helped.employeeId])
  expect((await as(helper, helped).refusal(companies.openWorkspace, {})).reason).toBe('employeeDeactivated')
})

test('permissions, contracts, credentials and invitations are not changed while acting as somebody else', async () => {
  const admin = await createEmployee(server, company, {
    capabilities: ['canManageEmployees', 'canManageClients', 'canManageCompany', 'canManageProjects'],
  })
  const { helped } = await employeesWhoMeet()
  const helper = await createEmployee(server, company, { capabilities: adminCapabilities })
  const pending = await createPendingEmployee(server, company)
  await start(helper, admin.employeeId)
  const acting = as(helper, admin)
  const params = { id: helped.employeeId }
  const passwords = { password: 'Quiet-Amber-Lake-5', confirmPassword: 'Quiet-Amber-Lake-5' }
  const refusals = [
    acting.refusal(employees.updateEmployeePermission, { params, body: { canManageClients: true } }),
    acting.refusal(employees.updateEmployeeContract, {
      params,
      body: { version: 0, isAvailableInClientResourcing: false },
    }),
    acting.refusal(employees.deactivateEmployee, { params }),
    acting.refusal(employees.deactivateEmployee, { params: { id: pending.employeeId } }),
    acting.refusal(employees.reactivateEmployee, { params }),
    acting.refusal(users.changePassword, { body: { currentPassword: 'x', ...passwords } }),
    acting.refusal(users.startSecondFactor, { body: { password: 'x' } }),
    acting.refusal(users.confirmSecondFactor, { body: { code: '123456' } }),
    acting.refusal(users.renewRecoveryCodes, { body: { password: 'x' } }),
    acting.refusal(users.disableSecondFactor, { body: { password: 'x' } }),
    acting.refusal(invitations.createInvitations, { body: { invitations: [{ email: 'x@firm.example' }] } }),
  ]
  for (const refusal of await Promise.all(refusals))
    expect(refusal).toEqual({ status: 401, reason: 'invalidPermission' })
  await acting.call(invitations.listInvitations, {})
})

test('a browser that listens as somebody else is cut off when it stops', async () => {
  const { helper, helped } = await employeesWhoMeet()
  await start(helper, helped.employeeId)
  const stream = await listen(as(helper, helped))
  await vi.waitFor(() => expect(stream.heard).toContainEqual(expect.objectContaining({ event: 'ready' })), 20_000)
  await helper.call(impersonations.stopImpersonation, {})
  await vi.waitFor(() => expect(stream.isOpen).toBe(false), 20_000)
  expect(stream.heard).toContainEqual({ event: 'access', data: { lost: true } })
})

test('the password of whoever acts is still theirs to change once they stopped', async () => {
  const { helper, helped } = await employeesWhoMeet()
  await start(helper, helped.employeeId)
  await helper.call(impersonations.stopImpersonation, {})
  const refused = await helper.refusal(users.startSecondFactor, { body: { password: 'not the one' } })
  expect(refused.reason).toBe('wrongPassword')
  expect((await helper.send(auth.signOut, { body: {} })).status).toBe(204)
})
