import { randomUUID } from 'node:crypto'
import { companies } from '@praxis/contract/company/companies'
import { companyManagement } from '@praxis/contract/company/company-management'
import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { auth } from '@praxis/contract/people/auth'
import { employees } from '@praxis/contract/people/employees'
import { invitations } from '@praxis/contract/people/invitations'
import { users } from '@praxis/contract/people/users'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { expect, test, vi } from 'vitest'
import { listen } from '../../testing/event-stream'
import { createEmployee, createTestCompany, createUser } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { mailsTo, registration, signIn, trySignIn } from '../accounts/testing/account-holder'
import { expire, invite, newAddress } from './testing/invited'

const server = await startTestServer()
const company = await createTestCompany(server)
const { owner } = company
const { nobody } = server

/** A user whose address our company has just invited. */
const invitedUser = async (details: Record<string, unknown> = {}) => {
  const user = await createUser(server, { username: newAddress(), firstName: 'Nell', lastName: 'Comer' })
  const invitation = await invite(owner, user.username, details)
  const acceptance = { params: { id: invitation.id }, body: { code: invitation.code } }
  return { user, invitation, acceptance }
}

test('a code shows whose company invites whom, and whether they have an account', async () => {
  const { invitation } = await invitedUser({ jobTitle: 'Analyst' })
  expect(await nobody.call(invitations.getInvitationByCode, { query: { code: invitation.code } })).toEqual({
    id: invitation.id,
    email: invitation.email,
    jobTitle: 'Analyst',
    invitedBy: 'Olive Owner',
    company: { name: 'A firm', theme: expect.objectContaining({ primary: '#61227A' }), logoImage: null },
    hasAccount: true,
    provesAddress: true,
  })
  const other = await invite(owner)
  const answer = await nobody.call(invitations.getInvitationByCode, { query: { code: other.code } })
  expect(answer.hasAccount).toBe(false)
})

test('a new user signs up with the code, is verified without a mail, signs in and joins', async () => {
  const { email, id, code, employeeID } = await invite(owner)
  const before = (await mailsTo(server, email)).length
  await nobody.call(auth.register, { body: { ...registration(email.toUpperCase()), invitationCode: code } })
  expect(await mailsTo(server, email)).toHaveLength(before)
  const holder = await signIn(server, email)
  const joined = await holder.call(invitations.acceptInvitation, { params: { id }, body: { code } })
  expect(joined).toEqual({ employeeID, companyDomain: company.domain })
  const acting = server.caller({ ...holder.transport.headers(), employeeID })
  expect((await acting.call(companies.openWorkspace, {})).employment).toMatchObject({
    displayName: 'Ida Holder',
    preferences: { openInNewTab: false, infiniteScrolling: false, timeZone: null },
    isAvailableInClientResourcing: true,
    impersonator: null,
  })
})

test('whoever joins works as the settings say from that day on, unless a contract was prepared', async () => {
  const firm = await createTestCompany(server)
  await firm.owner.call(companyManagement.updateCompanyManagement, {
    body: { updateEmployeeSettingInput: { defaultHolidayEntitlementDays: 28 } },
  })
  const contractOfJoining = async (prepare?: (employeeID: string) => Promise<unknown>) => {
    const user = await createUser(server, { username: newAddress() })
    const { id, code, employeeID } = await invite(firm.owner, user.username)
    await prepare?.(employeeID)
    await user.call(invitations.acceptInvitation, { params: { id }, body: { code } })
    return (await firm.owner.call(employees.getEmployee, { params: { id: employeeID } })).contract
  }
  const today = dayInTimeZone(server.platform.clock(), 'Europe/London')
  expect(await contractOfJoining()).toMatchObject({
    startDate: today,
    version: 1,
    periods: [
      {
        appliedDate: today,
        type: 'permanent',
        workingTimeIntervalByDay: defaultWorkingWeek,
        holidayEntitlementDays: 28,
      },
    ],
  })
  const period = {
    appliedDate: '2020-01-01',
    type: 'contractor' as const,
    workingTimeIntervalByDay: { ...defaultWorkingWeek, 2: 0 },
    holidayEntitlementDays: 10,
  }
  const prepared = await contractOfJoining((id) =>
    firm.owner.call(employees.updateEmployeeContract, { params: { id }, body: { version: 0, periods: [period] } }),
  )
  expect(prepared).toMatchObject({ startDate: '2020-01-01', version: 1, periods: [period] })
})

test('signing up with a code that is for another address, unknown, expired or used is refused, and no account made', async () => {
  const [good, expired, used] = [await invite(owner), await invite(owner), await invite(owner)]
  await expire(server, expired.id)
  await server.sql('update invitations set accepted_at = now() where id = $1', [used.id])
  const trying = async (email: string, invitationCode: string) => {
    const refused = await nobody.refusal(auth.register, { body: { ...registration(email), invitationCode } })
    expect((await trySignIn(server, email)).status).toBe(401)
    return [refused.status, refused.reason]
  }
  expect(await trying(newAddress(), good.code)).toEqual([400, 'invalidInvitationCode'])
  expect(await trying(good.email, 'x'.repeat(43))).toEqual([400, 'invalidInvitationCode'])
  expect(await trying(expired.email, expired.code)).toEqual([400, 'invalidToken'])
  expect(await trying(used.email, used.code)).toEqual([400, 'invalidToken'])
})

test('who joins has the prepared permissions and is in the history as joined', async () => {
  const { user, invitation, acceptance } = await invitedUser({ permission: { canManageEmployees: true } })
  const { employeeID } = await user.call(invitations.acceptInvitation, acceptance)
  expect(employeeID).toBe(invitation.employeeID)
  const acting = server.caller({ ...user.headers, employeeID })
  await acting.call(invitations.listInvitations, {})
  const { items } = await owner.call(operations.getHistory, { params: { entity: 'employee', id: employeeID } })
  expect(items.map(({ action, by }) => [action, by?.displayName])).toEqual([
    ['joined', 'Nell Comer'],
    ['invited', 'Olive Owner'],
  ])
  expect((await user.call(users.listEmployments, {})).items).toMatchObject([
    { id: employeeID, isActive: true, isOwner: false, company: { id: company.id } },
  ])
})

test('of two browsers that accept at the same moment one wins', async () => {
  const { user, acceptance } = await invitedUser()
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const response = await user.send(invitations.acceptInvitation, acceptance)
      return [response.status, (await response.json()).reason]
    }),
  )
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
  expect(answers.filter(([, reason]) => reason === 'invalidToken')).toHaveLength(5)
  expect((await user.call(users.listEmployments, {})).items).toHaveLength(1)
})

test('withdrawing at the moment of accepting leaves nobody half in', async () => {
  for (let times = 0; times < 5; times += 1) {
    const { user, invitation, acceptance } = await invitedUser()
    const [accepted, withdrawn] = await Promise.all([
      user.send(invitations.acceptInvitation, acceptance),
      owner.send(employees.deactivateEmployee, { params: { id: invitation.employeeID } }),
    ])
    expect([200, 400]).toContain(accepted.status)
    expect(withdrawn.status).toBe(204)
    const [row] = await server.sql('select user_id, is_active from employees where id = $1', [invitation.employeeID])
    expect(row).toEqual(accepted.ok ? { user_id: user.userId, is_active: false } : undefined)
  }
})

test('a repeated call with one key gets the first answer', async () => {
  const { user, acceptance } = await invitedUser()
  const accept = () => user.call(invitations.acceptInvitation, acceptance, { idempotencyKey: 'one-click' })
  expect(await accept()).toEqual(await accept())
})

test('a code works once, until it expires, for its own invitation and its own address', async () => {
  const { user, acceptance } = await invitedUser()
  const another = await invitedUser()
  const refusal = (who: typeof user, given: typeof acceptance) => who.refusal(invitations.acceptInvitation, given)
  const wrong = [
    await refusal(another.user, acceptance),
    await refusal(user, { params: acceptance.params, body: another.acceptance.body }),
    await refusal(user, { params: { id: randomUUID() }, body: acceptance.body }),
    await refusal(user, { params: acceptance.params, body: { code: 'never-sent' } }),
    await owner.refusal(invitations.acceptInvitation, acceptance),
  ]
  for (const refused of wrong) expect(refused).toEqual({ status: 400, reason: 'invalidInvitationCode' })
  await expire(server, another.invitation.id)
  expect((await refusal(another.user, another.acceptance)).reason).toBe('invalidToken')
  await user.call(invitations.acceptInvitation, acceptance)
  expect((await refusal(user, acceptance)).reason).toBe('invalidToken')
  for (const { code } of [acceptance.body, another.acceptance.body])
    expect((await nobody.refusal(invitations.getInvitationByCode, { query: { code } })).reason).toBe('invalidToken')
})

test('somebody who became an employee meanwhile is refused, and the invitation waits on', async () => {
  const { user, invitation, acceptance } = await invitedUser()
  await server.sql(`insert into employees (company_id, id, user_id, nano_path) values ($1, $2, $3, $4)`, [
    company.id,
    randomUUID(),
    user.userId,
    randomUUID(),
  ])
  expect(await user.refusal(invitations.acceptInvitation, acceptance)).toMatchObject({
    status: 409,
    reason: 'employeeExists',
  })
  const [row] = await server.sql('select accepted_at from invitations where id = $1', [invitation.id])
  expect(row).toEqual({ accepted_at: null })
})

test('whoever is nobody cannot accept', async () => {
  const { acceptance } = await invitedUser()
  expect((await nobody.refusal(invitations.acceptInvitation, acceptance)).reason).toBe(
    'invalidActionWhileNotAuthenticated',
  )
})

test('colleagues see who joined, and other workspaces of the user the new one', async () => {
  const elsewhere = await createTestCompany(server)
  const user = await createEmployee(server, elsewhere)
  const colleague = await createEmployee(server, company)
  const { id, code, employeeID } = await invite(owner, user.username)
  const [theirs, own] = [await listen(colleague), await listen(user)]
  await user.call(invitations.acceptInvitation, { params: { id }, body: { code } })
  await vi.waitFor(() => {
    expect(theirs.changes()).toContainEqual({ topic: 'employees', id: employeeID })
    expect(own.changes()).toContainEqual({ topic: 'user', id: user.userId })
  }, 20_000)
  theirs.hangUp()
  own.hangUp()
})

test.each(['', ' ', 'x', '%00', "' or 1=1 --", 'x'.repeat(200), 'ünïcode 🙂'])(
  'the code %j leads nowhere and breaks nothing',
  async (code) => {
    const response = await nobody.send(invitations.getInvitationByCode, { query: { code } })
    expect([400]).toContain(response.status)
    expect(['invalidInvitationCode', 'invalidInput']).toContain((await response.json()).reason)
  },
)

test('unknown codes, and those of others, are answered alike in words', async () => {
  const { invitation } = await invitedUser()
  const flipped = `${invitation.code.startsWith('A') ? 'B' : 'A'}${invitation.code.slice(1)}`
  const answers = await Promise.all(
    [flipped, 'x'.repeat(43), invitation.id, invitation.code.toLowerCase().replace(/^./, '-')].map((code) =>
      nobody.refusal(invitations.getInvitationByCode, { query: { code } }),
    ),
  )
  for (const answer of answers) expect(answer).toEqual({ status: 400, reason: 'invalidInvitationCode' })
})

test('codes are tried 200 times in a quarter of an hour from one address', async () => {
  const other = await startTestServer()
  await other.nobody.refusal(invitations.getInvitationByCode, { query: { code: 'x' } })
  await other.sql(`update rate_limits set taken = 199 where bucket like 'invitation.code:%'`)
  const answers = []
  for (let times = 0; times < 2; times += 1)
    answers.push((await other.nobody.refusal(invitations.getInvitationByCode, { query: { code: 'x' } })).reason)
  expect(answers).toEqual(['invalidInvitationCode', 'tooManyRequests'])
})
