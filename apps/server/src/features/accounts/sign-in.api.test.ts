import { auth } from '@praxis/contract/people/auth'
import { users } from '@praxis/contract/people/users'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import { basic, bearer, newUsername, PASSWORD, registration, signIn, signUp, trySignIn } from './testing/account-holder'

const server = await startTestServer()

test('signing in gives an access token that works and a refresh token', async () => {
  const username = await signUp(server)
  const response = await trySignIn(server, username)
  const tokens = await response.json()
  expect(tokens).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String), expiresIn: 900 })
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await bearer(server, tokens).call(users.getMe, {})).toMatchObject({ username })
})

test('capitals in the username do not matter', async () => {
  const username = await signUp(server)
  expect((await trySignIn(server, username.toUpperCase())).status).toBe(200)
})

test('a password may hold colons, spaces and any letters, composed or not', async () => {
  const password = 'Grüße: à l’été:9 東京 !'
  const username = await signUp(server, password)
  expect((await trySignIn(server, username, password)).status).toBe(200)
  expect((await trySignIn(server, username, password.normalize('NFD'))).status).toBe(200)
  expect((await trySignIn(server, username, password.slice(0, -1))).status).toBe(401)
})

test('a browser gets its refresh token in a cookie that scripts cannot read', async () => {
  const username = await signUp(server)
  const response = await trySignIn(server, username, PASSWORD, { 'x-session-transport': 'cookie' })
  expect(await response.json()).toEqual({ accessToken: expect.any(String), expiresIn: 900 })
  const [device, refresh] = response.headers.getSetCookie()
  expect(refresh).toMatch(/^praxis-refresh=[\w-]{43}; Path=\/api\/v1\/auth; Max-Age=5184000; HttpOnly; SameSite=Lax$/)
  expect(device).toMatch(/^praxis-device=[\w.-]{87}; Path=\/api\/v1\/auth; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
})

test('on https the cookies are Secure and their names say so', async () => {
  const secure = await startTestServer({ environment: { PUBLIC_URL: 'https://praxis.example' } })
  const username = await signUp(secure)
  const response = await trySignIn(secure, username, PASSWORD, { 'x-session-transport': 'cookie' })
  const [device, refresh] = response.headers.getSetCookie()
  expect(refresh).toMatch(/^__Secure-praxis-refresh=.*; Secure$/)
  expect(device).toMatch(/^__Secure-praxis-device=.*; Secure$/)
})

test('an unknown name, a wrong password and half a header are answered in the same words', async () => {
  const username = await signUp(server)
  const answers = await Promise.all([
    trySignIn(server, username, 'Wrong-Password-1'),
    trySignIn(server, newUsername(), 'Wrong-Password-1'),
    trySignIn(server, 'not an address\0', 'Wrong-Password-1'),
    trySignIn(server, username, ''),
    server.nobody.send(auth.signIn, {}),
    server.caller({ authorization: 'Basic !!!' }).send(auth.signIn, {}),
    server.caller({ authorization: 'Bearer x' }).send(auth.signIn, {}),
  ])
  for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([401, '{"reason":"unauthorized"}'])
})

test('that an account is not verified is told only to who knows its password', async () => {
  const username = newUsername()
  await server.nobody.call(auth.register, { body: registration(username) })
  const right = await trySignIn(server, username)
  expect([right.status, await right.json()]).toEqual([401, { reason: 'userNotVerified' }])
  expect(await (await trySignIn(server, username, 'Wrong-Password-1')).json()).toEqual({ reason: 'unauthorized' })
})

test('a sign-in is in the own history, with its place', async () => {
  const username = await signUp(server)
  const holder = await signIn(server, username)
  const { items } = await holder.call(users.getOwnHistory, {})
  expect(items.map(({ action }) => action)).toEqual(['signedIn', 'verified', 'registered'])
  expect(items[0]).toMatchObject({ by: { displayName: 'Ida Holder' }, after: { address: '127.0.0.1' } })
})

test('a token that was tampered with is refused', async () => {
  const username = await signUp(server)
  const { accessToken } = await (await trySignIn(server, username)).json()
  const [head, , tail] = accessToken.split('.')
  const forged = `${head}.${Buffer.from('{"sid":"00000000-0000-4000-8000-000000000000","exp":9999999999}').toString('base64url')}.${tail}`
  for (const token of [forged, accessToken.slice(0, -3), 'nonsense'])
    expect(await server.caller({ authorization: `Bearer ${token}` }).refusal(users.getMe, {})).toMatchObject({
      status: 401,
      reason: 'invalidAccessToken',
    })
  expect(await server.nobody.refusal(users.getMe, {})).toMatchObject({ reason: 'invalidActionWhileNotAuthenticated' })
  expect(await server.caller({ authorization: basic(username, PASSWORD) }).refusal(users.getMe, {})).toMatchObject({
    reason: 'invalidActionWhileNotAuthenticated',
  })
})
