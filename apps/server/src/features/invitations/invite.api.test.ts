import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { auth } from '@praxis/contract/people/auth'
import { employees } from '@praxis/contract/people/employees'
import { invitations } from '@praxis/contract/people/invitations'
import { expect, test, vi } from 'vitest'
import { listen } from '../../testing/event-stream'
import { createEmployee, createPendingEmployee, createTestCompany, impersonating } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { mailsTo } from '../accounts/testing/account-holder'
import { expire, invite, newAddress } from './testing/invited'

const server = await startTestServer()
const company = await createTestCompany(server)
const manager = await createEmployee(server, company, {
  capabilities: ['canManageEmployees', 'canManageClients'],
  revenue: 'read',
  firstName: 'Mona',
  lastName: 'Manager',
})
const { owner } = company

const inviting = (...given: object[]) => ({ body: { invitations: given as { email: string }[] } })

test.each<[string, object, string]>([
  ['what they have', { canManageClients: true, revenue: 'read' }, 'invited'],
  ['a right they lack', { canManageProjects: true }, 'rightNotHeld'],
  ['more revenue than theirs', { revenue: 'write' }, 'rightNotHeld'],
])('a manager of employees invites with %s: %s', async (_, permission, outcome) => {
  const given = inviting({ email: newAddress() }, { email: newAddress(), permission })
  const response = await manager.send(invitations.createInvitations, given)
  expect(response.ok ? 'invited' : (await response.json()).reason).toBe(outcome)
  if (outcome !== 'invited') await owner.call(invitations.createInvitations, given)
})

test('whoever is invited is an employee without a user, prepared as the invitation says', async () => {
  const email = newAddress()
  const { items } = await manager.call(invitations.createInvitations, {
    body: {
      invitations: [
        {
          email: email.toUpperCase(),
          jobTitle: 'Analyst',
          lineManagerID: owner.employeeId,
          permission: { canManageClients: true, revenue: 'read' },
        },
      ],
    },
  })
  expect(items).toEqual([
    {
      id: expect.any(String),
      email,
      employeeID: expect.any(String),
      jobTitle: 'Analyst',
      lineManager: { id: owner.employeeId, displayName: 'Olive Owner' },
      invitedBy: { id: manager.employeeId, displayName: 'Mona Manager' },
      createdAt: expect.any(String),
      sentAt: items[0]?.createdAt,
      expiresAt: new Date(Date.parse(items[0]?.createdAt ?? '') + 14 * 86_400_000).toISOString(),
      isExpired: false,
    },
  ])
  expect(await server.sql('select * from employees where id = $1', [items[0]?.employeeID])).toMatchObject([
    {
      user_id: null,
      is_active: true,
      job_title: 'Analyst',
      line_manager_id: owner.employeeId,
      can_manage_clients: true,
      can_manage_employees: false,
      revenue: 'read',
      sort_name: email,
    },
  ])
})

test('job title is Staff and nothing is allowed unless the invitation says otherwise', async () => {
  const { items } = await manager.call(invitations.createInvitations, inviting({ email: newAddress() }))
  expect(items).toMatchObject([{ jobTitle: 'Staff', lineManager: null }])
  const [row] = await server.sql<Record<string, unknown>>('select * from employees where id = $1', [
    items[0]?.employeeID,
  ])
  expect(Object.entries(row ?? {}).filter(([name, value]) => name.startsWith('can_') && value)).toEqual([])
})

test('the mail says who invites, to which company, and carries the link', async () => {
  const { email, link, code } = await invite(manager)
  const mails = await mailsTo(server, email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe('Mona Manager invited you to join A firm')
  expect(mails[0]?.text).toContain(link)
  expect(mails[0]?.text).toContain('14 days')
  expect(link).toBe(`${server.url}/invitation?code=${code}`)
  expect(code).toMatch(/^[\w-]{43}$/)
})

test('only the hash of a code is stored, and neither mail nor history shows it to anybody else', async () => {
  const { code, employeeID } = await invite(manager)
  const [{ found } = { found: '' }] = await server.sql<{ found: string }>(
    `select json_agg(i)::text || (select json_agg(h)::text from history h) || (select json_agg(k)::text from idempotency_keys k)
       as found from invitations i`,
  )
  expect(found ?? '').not.toContain(code)
  const { items } = await manager.call(operations.getHistory, { params: { entity: 'employee', id: employeeID } })
  expect(items).toMatchObject([{ action: 'invited', by: { employeeID: manager.employeeId } }])
})

test('many are invited at once, all of them or none', async () => {
  const taken = await createEmployee(server, company)
  const [first, second] = [newAddress(), newAddress()]
  const refused = await manager.refusal(
    invitations.createInvitations,
    inviting({ email: first }, { email: taken.username }, { email: second }),
  )
  expect(refused).toMatchObject({
    status: 409,
    reason: 'employeeExists',
    email: taken.username,
    fields: [{ path: 'invitations.1.email', message: `${taken.username} is employed or invited already` }],
  })
  expect(await mailsTo(server, first)).toEqual([])
  const { items } = await manager.call(invitations.createInvitations, inviting({ email: first }, { email: second }))
  expect(items.map(({ email }) => email).sort()).toEqual([first, second].sort())
})

test.each(['invited already', 'deactivated', 'named twice'])('an address that is %s is refused', async (what) => {
  const email = newAddress()
  if (what === 'invited already') await createPendingEmployee(server, company, { email, isExpired: true })
  if (what === 'deactivated') {
    const person = await createEmployee(server, company, { isActive: false })
    await server.sql('update users set username = $1 where id = $2', [email, person.userId])
  }
  const body = what === 'named twice' ? inviting({ email }, { email: email.toUpperCase() }) : inviting({ email })
  expect(await manager.refusal(invitations.createInvitations, body)).toMatchObject({ reason: 'employeeExists', email })
})

test('an employee of another company can be invited, and other companies invite the same address', async () => {
  const other = await createTestCompany(server)
  const stranger = await createEmployee(server, other)
  await invite(manager, stranger.username)
  const email = newAddress()
  await invite(manager, email)
  await invite(other.owner, email)
})

test('of two who invite the same address at once one succeeds', async () => {
  const email = newAddress()
  const answers = await Promise.all(
    [manager, owner].map((inviter) => inviter.send(invitations.createInvitations, inviting({ email }))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await mailsTo(server, email)).toHaveLength(1)
})

test('a line manager can be somebody invited', async () => {
  const { employeeId, email } = await createPendingEmployee(server, company)
  const invited = await invite(manager, newAddress(), { lineManagerID: employeeId })
  expect(invited.lineManager).toEqual({ id: employeeId, displayName: email })
})

test.each(['unknown', 'deactivated', 'of another company'])('a line manager who is %s is refused', async (what) => {
  const lineManagerID = {
    unknown: async () => randomUUID(),
    deactivated: async () => (await createEmployee(server, company, { isActive: false })).employeeId,
    'of another company': async () => (await createTestCompany(server)).owner.employeeId,
  }[what]
  const refused = await manager.refusal(
    invitations.createInvitations,
    inviting({ email: newAddress() }, { email: newAddress(), lineManagerID: await lineManagerID?.() }),
  )
  expect(refused).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'invitations.1.lineManagerID' }] })
})

test.each([
  ['no address', { email: 'somebody' }],
  ['two addresses', { email: 'a@firm.example, b@firm.example' }],
  ['a header', { email: 'a@firm.example\nBcc: b@firm.example' }],
  ['a job title of nothing', { email: 'a@firm.example', jobTitle: ' ' }],
  ['a job title on two lines', { email: 'a@firm.example', jobTitle: 'Chief\nof staff' }],
  ['a capability by another name', { email: 'a@firm.example', permission: { isAdmin: true } }],
  ['an unknown field', { email: 'a@firm.example', isOwner: true }],
])('%s is invalid input', async (_, given) => {
  expect((await manager.refusal(invitations.createInvitations, inviting(given))).reason).toBe('invalidInput')
})

test('nobody is invited 51 at a time, or without an address', async () => {
  const many = Array.from({ length: 51 }, () => ({ email: newAddress() }))
  for (const given of [[], many])
    expect((await manager.refusal(invitations.createInvitations, inviting(...given))).reason).toBe('invalidInput')
})

test('hostile names stay text in the mail, and what reads like a link stays out of it', async () => {
  const hostile = await createTestCompany(server)
  await server.sql('update companies set name = $1 where company_id = $2', ['<img src=x> & "Sons"', hostile.id])
  await server.sql('update users set first_name = $1 where id = $2', [
    "Robert'); drop table users;--",
    hostile.owner.userId,
  ])
  const first = await invite(hostile.owner, `o'neil+${newAddress()}`, { jobTitle: '<script>alert(1)</script>' })
  const [mail] = await mailsTo(server, first.email)
  expect(mail?.html).not.toContain('<img src=x>')
  expect(mail?.html).toContain('&lt;img src=x&gt;')
  await server.sql('update companies set name = $1 where company_id = $2', ['Win at evil.example', hostile.id])
  await server.sql('update users set first_name = $1 where id = $2', ['https://evil.example', hostile.owner.userId])
  const second = await invite(hostile.owner)
  const [other] = await mailsTo(server, second.email)
  expect(other?.subject).toBe('Someone invited you to join their company')
  expect(`${other?.html}${other?.text}`).not.toContain('evil')
  expect(await hostile.owner.call(invitations.listInvitations, {})).toMatchObject({
    items: [{ email: second.email }, { email: first.email, jobTitle: '<script>alert(1)</script>' }],
  })
})

test('the list shows those that wait, also expired ones, and nobody else', async () => {
  const firm = await createTestCompany(server)
  const waiting = await invite(firm.owner)
  const old = await createPendingEmployee(server, firm, { isExpired: true })
  const joined = await invite(firm.owner)
  await server.sql('update invitations set accepted_at = now() where id = $1', [joined.id])
  const { items } = await firm.owner.call(invitations.listInvitations, {})
  expect(items.map(({ id, isExpired }) => [id, isExpired]).sort()).toEqual(
    [
      [waiting.id, false],
      [old.invitationId, true],
    ].sort(),
  )
  const plain = await createEmployee(server, firm)
  expect((await plain.refusal(invitations.listInvitations, {})).reason).toBe('invalidPermission')
})

test('the link that can be copied leads to the invitation, but whoever signs up with it has to verify the address', async () => {
  const { id, email, code: mailed } = await invite(manager)
  const { link } = await manager.call(invitations.getInvitationLink, { params: { id } })
  const code = new URL(link).searchParams.get('code') ?? ''
  expect(code).not.toBe(mailed)
  const open = (asked: string) => server.nobody.call(invitations.getInvitationByCode, { query: { code: asked } })
  expect(await open(code)).toMatchObject({ id, email, provesAddress: false })
  expect(await open(mailed)).toMatchObject({ id, email, provesAddress: true })
  const password = { password: 'Kestrel-Harbour-7', confirmPassword: 'Kestrel-Harbour-7' }
  await server.nobody.call(auth.register, {
    body: { username: email, firstName: 'Not', lastName: 'Them', ...password, invitationCode: code },
  })
  const [user] = await server.sql('select verified_at from users where username = $1', [email])
  expect(user).toEqual({ verified_at: null })
  expect((await mailsTo(server, email)).map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/verify/i))
})

test('sending again mails the same link and lets it work for another 14 days', async () => {
  const { id, email, code, link, employeeID } = await invite(manager)
  await expire(server, id)
  const sent = await owner.call(invitations.resendInvitation, { params: { id } })
  expect(sent).toMatchObject({ id, isExpired: false, invitedBy: { displayName: 'Mona Manager' } })
  expect(Date.parse(sent.expiresAt) - Date.parse(sent.sentAt)).toBe(14 * 86_400_000)
  const mails = await mailsTo(server, email)
  expect(mails).toHaveLength(2)
  for (const mail of mails) expect(mail.text).toContain(link)
  expect(await server.nobody.call(invitations.getInvitationByCode, { query: { code } })).toMatchObject({ id })
  const { items } = await manager.call(operations.getHistory, { params: { entity: 'employee', id: employeeID } })
  expect(items.map(({ action }) => action)).toEqual(['invitedAgain', 'invited'])
})

test('sending again and the link refuse what was accepted, what is unknown, and who may not', async () => {
  const { id } = await invite(manager)
  const { owner: stranger } = await createTestCompany(server)
  const plain = await createEmployee(server, company)
  for (const spec of [invitations.resendInvitation, invitations.getInvitationLink]) {
    expect((await stranger.refusal(spec, { params: { id } })).reason).toBe('notFound')
    expect((await manager.refusal(spec, { params: { id: randomUUID() } })).reason).toBe('notFound')
    expect((await plain.refusal(spec, { params: { id } })).reason).toBe('invalidPermission')
  }
  await server.sql('update invitations set accepted_at = now() where id = $1', [id])
  for (const spec of [invitations.resendInvitation, invitations.getInvitationLink])
    expect(await manager.refusal(spec, { params: { id } })).toMatchObject({ status: 409, reason: 'invitationAccepted' })
})

test('one invitation is sent again ten times a day, and a company sends 500 mails', async () => {
  const firm = await createTestCompany(server)
  const { id } = await invite(firm.owner)
  const answers: number[] = []
  for (let times = 0; times < 11; times += 1)
    answers.push((await firm.owner.send(invitations.resendInvitation, { params: { id } })).status)
  expect(answers).toEqual([...Array(10).fill(200), 429])
  await server.sql(`update rate_limits set taken = 498 where bucket = $1`, [`invitation.company:${firm.id}`])
  await invite(firm.owner)
  const refused = await firm.owner.refusal(
    invitations.createInvitations,
    inviting({ email: newAddress() }, { email: newAddress() }),
  )
  expect(refused).toMatchObject({ status: 429, reason: 'tooManyRequests', retryAfter: expect.any(Number) })
})

test('one person sends 500 mails a day, in however many companies', async () => {
  const [first, second] = [await createTestCompany(server), await createTestCompany(server)]
  await server.sql('update company_directory set owner_user_id = $1 where id = $2', [first.owner.userId, second.id])
  await server.sql('update employees set user_id = $1 where id = $2', [first.owner.userId, second.owner.employeeId])
  await invite(first.owner)
  await server.sql(`update rate_limits set taken = 500 where bucket = $1`, [`invitation.inviter:${first.owner.userId}`])
  const elsewhere = server.caller({ ...first.owner.headers, employeeID: second.owner.employeeId })
  expect((await elsewhere.refusal(invitations.createInvitations, inviting({ email: newAddress() }))).reason).toBe(
    'tooManyRequests',
  )
})

test('nobody invites without the capability, nor while acting as somebody else', async () => {
  const plain = await createEmployee(server, company)
  const body = inviting({ email: newAddress() })
  expect((await plain.refusal(invitations.createInvitations, body)).reason).toBe('invalidPermission')
  const acting = await impersonating(server, owner, manager)
  expect((await acting.refusal(invitations.createInvitations, body)).reason).toBe('invalidPermission')
  const { id } = await invite(manager)
  for (const spec of [invitations.resendInvitation, invitations.getInvitationLink])
    expect((await acting.refusal(spec, { params: { id } })).reason).toBe('invalidPermission')
})

test('those who manage employees hear of it at once, the others do not', async () => {
  const plain = await createEmployee(server, company)
  const [theirs, others] = [await listen(manager), await listen(plain)]
  const { employeeID } = await invite(owner)
  await vi.waitFor(
    () => expect(theirs.changes()).toEqual([{ topic: 'invitations' }, { topic: 'employees', id: employeeID }]),
    20_000,
  )
  expect(others.changes()).toEqual([])
  theirs.hangUp()
  others.hangUp()
})

test('withdrawing an invitation makes its code one that never was', async () => {
  const { code, employeeID } = await invite(manager)
  await manager.call(employees.deactivateEmployee, { params: { id: employeeID } })
  expect((await server.nobody.refusal(invitations.getInvitationByCode, { query: { code } })).reason).toBe(
    'invalidInvitationCode',
  )
  expect(await server.sql('select from employees where id = $1', [employeeID])).toEqual([])
})
