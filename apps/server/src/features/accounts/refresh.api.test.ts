import { auth } from '@praxis/contract/people/auth'
import { users } from '@praxis/contract/people/users'
import { expect, test, vi } from 'vitest'
import { Refusal } from '../../platform/refusal'
import { Lane } from '../../platform/shares/lane'
import { listen } from '../../testing/event-stream'
import { startTestServer } from '../../testing/test-server'
import { refreshes } from './accounts.limits'
import {
  bearer,
  handClock,
  openCompany,
  PASSWORD,
  signIn,
  signUp,
  signUpAndIn,
  trySignIn,
} from './testing/account-holder'
import { keptCookie } from './testing/networks'

const clock = handClock()
const server = await startTestServer({ clock: clock.read })
const { nobody } = server

const refresh = (refreshToken: string) => nobody.call(auth.refreshToken, { body: { refreshToken } })
const refusedRefresh = (refreshToken: string) => nobody.refusal(auth.refreshToken, { body: { refreshToken } })

test('a refresh gives new tokens, and the new refresh token works in turn', async () => {
  const { refreshToken } = await signUpAndIn(server)
  const first = await refresh(refreshToken)
  expect(first).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String), expiresIn: 900 })
  expect(first.refreshToken).not.toBe(refreshToken)
  await bearer(server, first).call(users.getMe, {})
  const second = await refresh(first.refreshToken ?? '')
  expect(second.refreshToken).not.toBe(first.refreshToken)
})

test('an access token expires after a quarter of an hour and a refresh replaces it', async () => {
  const holder = await signUpAndIn(server)
  clock.advance(901)
  expect(await holder.refusal(users.getMe, {})).toMatchObject({ status: 401, reason: 'invalidAccessToken' })
  await bearer(server, await refresh(holder.refreshToken)).call(users.getMe, {})
})

test('without a refresh token, a refresh is refused in so many words', async () => {
  const refusal = await nobody.refusal(auth.refreshToken, { body: {} })
  expect(refusal).toEqual({ status: 401, reason: 'noRefreshToken' })
  expect((await nobody.refusal(auth.refreshToken, { body: { refreshToken: '' } })).reason).toBe('noRefreshToken')
  expect((await refusedRefresh('nonsense')).reason).toBe('invalidRefreshToken')
})

test('many tabs that refresh at once all get the same successor', async () => {
  const { refreshToken } = await signUpAndIn(server)
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)))
  expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1)
  await refresh(answers[0]?.refreshToken ?? '')
})

test('an answer that was lost is given again for ten seconds', async () => {
  const { refreshToken } = await signUpAndIn(server)
  const lost = await refresh(refreshToken)
  clock.advance(10)
  const again = await refresh(refreshToken)
  expect(again.refreshToken).toBe(lost.refreshToken)
  await refresh(again.refreshToken ?? '')
})

test('a replaced token that comes later was stolen: the whole session ends, and the history says so', async () => {
  const holder = await signUpAndIn(server)
  const elsewhere = await signIn(server, holder.username)
  const thief = await refresh(holder.refreshToken)
  clock.advance(11)
  expect(await refusedRefresh(holder.refreshToken)).toEqual({ status: 401, reason: 'invalidRefreshToken' })
  expect((await refusedRefresh(thief.refreshToken ?? '')).reason).toBe('invalidRefreshToken')
  expect((await bearer(server, thief).refusal(users.getMe, {})).reason).toBe('invalidAccessToken')
  expect((await holder.refusal(users.getMe, {})).reason).toBe('invalidAccessToken')
  const { items } = await elsewhere.call(users.getOwnHistory, {})
  expect(items[0]).toMatchObject({ action: 'sessionEndedAfterReuse', by: null, after: { address: '127.0.0.1' } })
})

test('a session ends sixty days after its last use', async () => {
  const { refreshToken } = await signUpAndIn(server)
  clock.advance(59 * 24 * 3600)
  const { refreshToken: next } = await refresh(refreshToken)
  clock.advance(59 * 24 * 3600)
  const { refreshToken: last } = await refresh(next ?? '')
  clock.advance(60 * 24 * 3600 + 1)
  expect((await refusedRefresh(last ?? '')).reason).toBe('invalidRefreshToken')
})

const tokensOf = async ({ username }: { username: string }) =>
  (
    await server.sql(
      `select from refresh_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
       where u.username = $1`,
      [username],
    )
  ).length

test('a session gets so many tokens an hour; then it is told when to come back, and goes on from there', async () => {
  const holder = await signUpAndIn(server)
  let token = (await refresh(holder.refreshToken)).refreshToken ?? ''
  await server.sql(
    `update rate_limits set taken = $2 where bucket = (
       select 'refresh.session:' || s.id from sessions s join users u on u.id = s.user_id where u.username = $1)`,
    [holder.username, refreshes.attempts - 1],
  )
  const last = await refresh(token)
  expect((await refresh(token)).refreshToken, 'the same one again is no further one').toBe(last.refreshToken)
  token = last.refreshToken ?? ''
  const kept = await tokensOf(holder)
  const response = await nobody.send(auth.refreshToken, { body: { refreshToken: token } })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, `${refreshes.seconds}`])
  expect(await response.json()).toEqual({ reason: 'tooManyRequests', retryAfter: refreshes.seconds })
  expect(await tokensOf(holder)).toBe(kept)
  expect((await signIn(server, holder.username)).refreshToken, 'another session has its own').toBeDefined()
  clock.advance(refreshes.seconds)
  await refresh(token)
})

test('at night the tokens of sessions that have ended go, and those by which a theft would show stay', async () => {
  const [open, ended] = [await signUpAndIn(server), await signUpAndIn(server)]
  for (const holder of [open, ended]) await refresh(holder.refreshToken)
  await nobody.call(auth.signOut, { body: { refreshToken: ended.refreshToken } })
  const change = (holder: { username: string }, changes: string) =>
    server.sql(
      `with s as (
         update sessions set ${changes} where user_id = (select id from users where username = $1) returning id)
       update refresh_tokens t set replaced_at = now() - interval '59 days' from s
       where t.session_id = s.id and replaced_at is not null`,
      [holder.username],
    )
  await change(open, `expires_at = now() + interval '1 day'`)
  await change(ended, `revoked_at = now() - interval '2 days'`)
  await server.sql('select forget_old_rows()')
  expect([await tokensOf(open), await tokensOf(ended)]).toEqual([2, 0])
})

test('tokens are kept only as hashes', async () => {
  const { refreshToken } = await signUpAndIn(server)
  expect(await server.sql('select 1 from refresh_tokens where token_hash = $1', [refreshToken])).toEqual([])
})

test('signing out ends the session at once, and doing it again does no harm', async () => {
  const holder = await signUpAndIn(server)
  const { refreshToken } = holder
  for (const _ of [1, 2]) expect((await nobody.send(auth.signOut, { body: { refreshToken } })).status).toBe(204)
  expect((await holder.refusal(users.getMe, {})).reason).toBe('invalidAccessToken')
  expect((await refusedRefresh(refreshToken)).reason).toBe('invalidRefreshToken')
  for (const body of [{}, { refreshToken: 'nonsense' }])
    expect((await nobody.send(auth.signOut, { body })).status).toBe(204)
})

test('signing out cuts the live updates of the session', async () => {
  const holder = await signUpAndIn(server)
  const stream = await listen(await openCompany(server, holder))
  await expect.poll(() => stream.heard).toMatchObject([{ event: 'ready' }])
  await nobody.call(auth.signOut, { body: { refreshToken: holder.refreshToken } })
  await expect.poll(() => stream.isOpen).toBe(false)
  expect(stream.heard.at(-1)).toEqual({ event: 'access', data: { lost: true } })
})

const cookieOf = (response: Response): string => keptCookie(response, 'praxis-refresh')

const signInAsBrowser = async (): Promise<string> =>
  cookieOf(await trySignIn(server, await signUp(server), PASSWORD, { 'x-session-transport': 'cookie' }))

const browser = (cookie: string, headers: Record<string, string> = {}) =>
  server.caller({ cookie: `theme=dark; ${cookie}`, ...headers })

test('a browser refreshes with its cookie and gets the next one in its place', async () => {
  const cookie = await signInAsBrowser()
  const response = await browser(cookie).send(auth.refreshToken, { body: {} })
  expect(await response.json()).toEqual({ accessToken: expect.any(String), expiresIn: 900 })
  const next = cookieOf(response)
  expect(next).toMatch(/^praxis-refresh=[\w-]{43}$/)
  expect(next).not.toBe(cookie)
  expect((await browser(next).send(auth.refreshToken, { body: {} })).status).toBe(200)
})

test('a cookie that no longer works is taken away', async () => {
  const cookie = await signInAsBrowser()
  await browser(cookie).call(auth.refreshToken, { body: {} })
  clock.advance(11)
  const response = await browser(cookie).send(auth.refreshToken, { body: {} })
  expect([response.status, await response.json()]).toEqual([401, { reason: 'invalidRefreshToken' }])
  expect(response.headers.get('set-cookie')).toMatch(/^praxis-refresh=; Path=\/api\/v1\/auth; Max-Age=0; HttpOnly/)
})

test('a cookie stays as it is when the work behind its successor is lost', async () => {
  const cookie = await signInAsBrowser()
  await server.sql(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
    create constraint trigger fail after insert on refresh_tokens
    deferrable initially deferred for each row execute function fail()`)
  const response = await browser(cookie).send(auth.refreshToken, { body: {} })
  await server.sql('drop trigger fail on refresh_tokens')
  expect([response.status, response.headers.get('set-cookie')]).toEqual([500, null])
  expect((await browser(cookie).send(auth.refreshToken, { body: {} })).status).toBe(200)
})

test('a cookie stays as it is when the server has no time for it', async () => {
  const cookie = await signInAsBrowser()
  const busy = vi.spyOn(Lane.prototype, 'tryEnter').mockImplementation(() => {
    throw new Refusal('unavailable', { retryAfter: 1 })
  })
  const response = await browser(cookie).send(auth.refreshToken, { body: {} })
  busy.mockRestore()
  expect([response.status, response.headers.get('set-cookie')]).toEqual([503, null])
  expect((await browser(cookie).send(auth.refreshToken, { body: {} })).status).toBe(200)
})

test('signing out with the cookie takes it away', async () => {
  const cookie = await signInAsBrowser()
  const response = await browser(cookie).send(auth.signOut, { body: {} })
  expect([response.status, cookieOf(response)]).toEqual([204, 'praxis-refresh='])
  expect((await browser(cookie).refusal(auth.refreshToken, { body: {} })).reason).toBe('invalidRefreshToken')
})

test('a cookie counts only when the own site asks', async () => {
  const cookie = await signInAsBrowser()
  for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`, server.url.replace(/\d+$/, '1')])
    for (const endpoint of [auth.refreshToken, auth.signOut])
      expect(await browser(cookie, { origin }).refusal(endpoint, { body: {} })).toEqual({
        status: 403,
        reason: 'invalidOrigin',
      })
  expect((await browser(cookie, { origin: server.url }).send(auth.refreshToken, { body: {} })).status).toBe(200)
})

test('a token in the body proves itself, whatever the origin', async () => {
  const { refreshToken } = await signUpAndIn(server)
  const elsewhere = server.caller({ origin: 'https://client.example' })
  expect((await elsewhere.send(auth.refreshToken, { body: { refreshToken } })).status).toBe(200)
})

test('a cookie that cannot be read counts as none', async () => {
  expect((await browser('praxis-refresh=%E0%A4%A').refusal(auth.refreshToken, { body: {} })).reason).toBe(
    'noRefreshToken',
  )
})
