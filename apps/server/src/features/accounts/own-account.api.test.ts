import { companies } from '@praxis/contract/company/companies'
import { auth } from '@praxis/contract/people/auth'
import { users } from '@praxis/contract/people/users'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listen } from '../../testing/event-stream'
import { createEmployee, createTestCompany } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { mailedToken, mailsTo, openCompany, PASSWORD, signIn, signUpAndIn, trySignIn } from './testing/account-holder'

const server = await startTestServer()

const imageOf = async (width: number, height: number, format: 'png' | 'jpeg' = 'png'): Promise<Blob> => {
  const image = sharp({ create: { width, height, channels: 3, background: '#149288' } })
  return new Blob([new Uint8Array(await image[format]().toBuffer())], { type: `image/${format}` })
}

test('people see themselves and change their names and colours', async () => {
  const holder = await signUpAndIn(server)
  const me = await holder.call(users.getMe, {})
  expect(me).toEqual({
    id: expect.any(String),
    username: holder.username,
    details: { firstName: 'Ida', lastName: 'Holder' },
    profileImage: null,
    colourScheme: 'auto',
    secondFactor: { isEnabled: false, recoveryCodesLeft: 0 },
  })
  const updated = await holder.call(users.updateUser, { body: { lastName: '  Wells ', colourScheme: 'dark' } })
  expect(updated).toEqual({ ...me, details: { firstName: 'Ida', lastName: 'Wells' }, colourScheme: 'dark' })
  const { items } = await holder.call(users.getOwnHistory, {})
  expect(items[0]).toMatchObject({
    action: 'updated',
    by: { employeeID: null, displayName: 'Ida Wells' },
    before: { lastName: 'Holder', colourScheme: 'auto' },
    after: { lastName: 'Wells', colourScheme: 'dark' },
  })
})

test('a change that changes nothing leaves no history', async () => {
  const holder = await signUpAndIn(server)
  const before = await holder.call(users.getOwnHistory, {})
  await holder.call(users.updateUser, { body: { firstName: 'Ida' } })
  await holder.call(users.updateUser, { body: {} })
  expect((await holder.call(users.getOwnHistory, {})).metadata.total).toBe(before.metadata.total)
})

test('names must not be empty and other fields are refused', async () => {
  const holder = await signUpAndIn(server)
  expect((await holder.refusal(users.updateUser, { body: { firstName: '  ' } })).reason).toBe('invalidInput')
  const smuggled = { username: 'else@firm.example' } as { firstName?: string }
  expect(await holder.refusal(users.updateUser, { body: smuggled })).toMatchObject({
    reason: 'invalidInput',
    fields: [{ path: 'username', message: 'Unknown field' }],
  })
})

test.each(['\u200b', '\u200d\u2060', 'Ada\nFinch', 'Ada\u0007', 'Ada\u2028Finch', '\u202eadA'])(
  'the name %j cannot be read on one line and is refused',
  async (firstName) => {
    const holder = await signUpAndIn(server)
    expect(await holder.refusal(users.updateUser, { body: { firstName } })).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path: 'firstName' }],
    })
  },
)

test.each(['Zoë', "D'Arcy-O’Neill", '李', 'می‌نا', '🦊', 'Ａ'])('%s is a name', async (firstName) => {
  const holder = await signUpAndIn(server)
  expect((await holder.call(users.updateUser, { body: { firstName } })).details.firstName).toBe(firstName)
})

test('colleagues hear of a changed name in every company, and strangers do not', async () => {
  const holder = await signUpAndIn(server)
  const acting = await openCompany(server, holder)
  const { company } = await acting.call(companies.openWorkspace, {})
  const colleague = await createEmployee(server, { id: company.id, domain: company.domain })
  const { owner: stranger } = await createTestCompany(server)
  const [colleagues, strangers, own] = await Promise.all([listen(colleague), listen(stranger), listen(acting)])
  await expect.poll(() => [colleagues, strangers, own].every(({ heard }) => heard.length > 0)).toBe(true)
  await acting.call(users.updateUser, { body: { firstName: 'Ina' } })
  await expect.poll(() => own.changes().map(({ topic }) => topic)).toEqual(['employees', 'user'])
  await expect.poll(() => colleagues.changes().map(({ topic }) => topic)).toEqual(['employees'])
  expect(strangers.changes()).toEqual([])
  for (const stream of [colleagues, strangers, own]) stream.hangUp()
})

test('what is changed about an account while a workspace is open belongs to the account', async () => {
  const holder = await signUpAndIn(server)
  const acting = await openCompany(server, holder)
  await acting.call(users.updateUser, { body: { firstName: 'Ina' } })
  const { items } = await holder.call(users.getOwnHistory, {})
  expect(items[0]).toMatchObject({ action: 'updated', after: { firstName: 'Ina' } })
  expect((await acting.call(users.getOwnHistory, {})).items).toEqual(items)
})

test('a profile image is kept small and shown to anyone who knows its address; the next one replaces it', async () => {
  const holder = await signUpAndIn(server)
  const first = await holder.call(users.setProfileImage, { image: await imageOf(1600, 1200, 'jpeg') })
  const address = first.profileImage ?? ''
  expect(address).toMatch(/^\/api\/v1\/files\/public\/[\w-]{22,}$/)
  const shown = await fetch(server.url + address)
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 512, height: 384 })
  const second = await holder.call(users.setProfileImage, { image: await imageOf(40, 40) })
  expect(second.profileImage).not.toBe(address)
  await server.drainJobs()
  expect((await fetch(server.url + address)).status).toBe(404)
  const without = await holder.call(users.removeProfileImage, {})
  expect(without.profileImage).toBeNull()
  expect((await fetch(server.url + second.profileImage)).status).toBe(404)
  expect((await holder.call(users.removeProfileImage, {})).profileImage).toBeNull()
})

test('what is no image, or too large, is refused as a profile image', async () => {
  const holder = await signUpAndIn(server)
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' })
  expect((await holder.refusal(users.setProfileImage, { image: svg })).reason).toBe('invalidFileExtension')
  const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'image/png' })
  expect(await holder.refusal(users.setProfileImage, { image: large })).toMatchObject({
    status: 413,
    reason: 'fileTooLarge',
  })
  expect((await holder.call(users.getMe, {})).profileImage).toBeNull()
})

test('changing the password ends every other session and tells the owner by mail', async () => {
  const holder = await signUpAndIn(server)
  const elsewhere = await signIn(server, holder.username)
  const password = 'Quiet-Green-Harbour-7'
  await holder.call(users.changePassword, {
    body: { currentPassword: PASSWORD, password, confirmPassword: password },
  })
  await holder.call(users.getMe, {})
  expect((await elsewhere.refusal(users.getMe, {})).reason).toBe('invalidAccessToken')
  const { refreshToken } = elsewhere
  const refusal = await server.nobody.refusal(auth.refreshToken, { body: { refreshToken } })
  expect(refusal.reason).toBe('invalidRefreshToken')
  expect((await trySignIn(server, holder.username)).status).toBe(401)
  expect((await trySignIn(server, holder.username, password)).status).toBe(200)
  expect((await mailsTo(server, holder.username)).map(({ subject }) => subject)).toContain('Your password was changed')
})

test('changing the password ends the links that could have set it anew', async () => {
  const holder = await signUpAndIn(server)
  await server.nobody.call(auth.requestResetPassword, { body: { username: holder.username } })
  const token = await mailedToken(server, holder.username)
  await server.nobody.call(auth.validateResetPasswordToken, { body: { token } })
  const password = 'Quiet-Green-Harbour-7'
  await holder.call(users.changePassword, {
    body: { currentPassword: PASSWORD, password, confirmPassword: password },
  })
  const refusal = await server.nobody.refusal(auth.validateResetPasswordToken, { body: { token } })
  expect(refusal.reason).toBe('invalidToken')
})

test('a new password must be good and the current one right', async () => {
  const holder = await signUpAndIn(server)
  const change = (currentPassword: string, password: string, confirmPassword = password) =>
    holder.refusal(users.changePassword, { body: { currentPassword, password, confirmPassword } })
  expect(await change('Wrong-Password-1', 'Quiet-Green-Harbour-7')).toEqual({ status: 400, reason: 'wrongPassword' })
  expect((await change(PASSWORD, 'weak')).reason).toBe('weakPassword')
  expect((await change(PASSWORD, 'Password1!')).reason).toBe('commonPassword')
  expect((await change(PASSWORD, 'Quiet-Green-Harbour-7', 'other')).reason).toBe('confirmPasswordMismatch')
  expect((await trySignIn(server, holder.username)).status).toBe(200)
})

test('people see where they are signed in, and sign out elsewhere', async () => {
  const holder = await signUpAndIn(server)
  const [second, third] = [await signIn(server, holder.username), await signIn(server, holder.username)]
  const { items } = await holder.call(users.listSessions, {})
  expect(items).toHaveLength(3)
  expect(items[0]).toMatchObject({ isCurrent: true, address: '127.0.0.1', userAgent: expect.any(String) })
  expect(items.slice(1).every(({ isCurrent }) => !isCurrent)).toBe(true)
  const other = (await second.call(users.listSessions, {})).items.find(({ isCurrent }) => isCurrent)
  const params = { id: other?.id ?? '' }
  await holder.call(users.endSession, { params })
  expect((await second.refusal(users.getMe, {})).reason).toBe('invalidAccessToken')
  expect(await holder.refusal(users.endSession, { params })).toMatchObject({ status: 404, reason: 'notFound' })
  await holder.call(users.endOtherSessions, {})
  expect((await third.refusal(users.getMe, {})).reason).toBe('invalidAccessToken')
  expect((await holder.call(users.listSessions, {})).items).toHaveLength(1)
})

test("nobody ends another person's session", async () => {
  const holder = await signUpAndIn(server)
  const stranger = await signUpAndIn(server)
  const [session] = (await holder.call(users.listSessions, {})).items
  expect((await stranger.refusal(users.endSession, { params: { id: session?.id ?? '' } })).reason).toBe('notFound')
  await stranger.call(users.endOtherSessions, {})
  await holder.call(users.getMe, {})
})

test('employments come with company and owner, the active ones first', async () => {
  const holder = await signUpAndIn(server)
  const { id: userId } = await holder.call(users.getMe, {})
  expect((await holder.call(users.listEmployments, {})).items).toEqual([])
  await openCompany(server, holder, 'Alder Works')
  const other = await createTestCompany(server)
  await server.sql(
    `insert into employees (company_id, id, user_id, nano_path, is_active, can_manage_employees, can_manage_clients,
       can_manage_company, can_manage_projects)
     values ($1, gen_random_uuid(), $2, 'x', false, true, true, true, true)`,
    [other.id, userId],
  )
  const { items } = await holder.call(users.listEmployments, {})
  expect(items).toMatchObject([
    { isActive: true, isOwner: true, isAdmin: true, company: { name: 'Alder Works', owner: { id: userId } } },
    { isActive: false, isOwner: false, isAdmin: false, jobTitle: 'Staff', company: { domain: other.domain } },
  ])
  expect(items[1]?.company.owner.id).toBe(other.owner.userId)
})

test('the own history is paged', async () => {
  const holder = await signUpAndIn(server)
  const page = await holder.call(users.getOwnHistory, { query: { page: 2, per: 1 } })
  expect(page.metadata).toEqual({ page: 2, per: 1, total: 3, hasMore: true })
  expect(page.items.map(({ action }) => action)).toEqual(['verified'])
})
