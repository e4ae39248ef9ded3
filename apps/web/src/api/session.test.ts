import { companies } from '@praxis/contract/company/companies'
import { users } from '@praxis/contract/people/users'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Api } from './api'
import { ConnectionError } from './connection-error'
import { Session, type SessionEvent } from './session'
import { FakeBrowser } from './testing/fake-browser'
import { LOST, Refused, serve } from './testing/fake-server'

afterEach(() => vi.unstubAllGlobals())

const me = { id: 'me' }
const tokens = (accessToken: string) => ({ accessToken, expiresIn: 900 })
const expired = new Refused(401, 'invalidAccessToken')
const credentials = { username: ' Amelia@Example.com ', password: 'pässword:1' }

/** Answers users/me only to the given token. */
const meFor = (token: string) => ({
  'GET /users/me': ({ headers }: { headers: Headers }) =>
    headers.get('authorization') === `Bearer ${token}` ? me : expired,
})

function openTab(browser: FakeBrowser) {
  const session = new Session(browser.tab())
  const events: SessionEvent[] = []
  session.subscribe((event) => events.push(event))
  return { session, api: new Api(session), events }
}

const refreshes = (received: readonly { path: string }[]) =>
  received.filter(({ path }) => path === '/auth/refreshToken').length

describe('signing in', () => {
  it('sends basic authentication in UTF-8 with a lower-cased username, and asks for the cookie', async () => {
    const received = serve({ 'POST /auth/signIn': () => tokens('first') })
    const { session } = openTab(new FakeBrowser())
    await session.signIn({ ...credentials, secondFactor: ' 123456 ' })
    const headers = received[0]?.headers
    const decoded = new TextDecoder().decode(
      Uint8Array.from(atob(headers?.get('authorization')?.slice(6) ?? ''), (character) => character.charCodeAt(0)),
    )
    expect(decoded).toBe('amelia@example.com:pässword:1')
    expect(headers?.get('x-session-transport')).toBe('cookie')
    expect(headers?.get('x-second-factor')).toBe('123456')
    expect(session.token).toBe('first')
  })

  it('keeps nothing when it is refused', async () => {
    serve({ 'POST /auth/signIn': () => new Refused(401, 'unauthorized') })
    const browser = new FakeBrowser()
    const { session } = openTab(browser)
    await expect(session.signIn(credentials)).rejects.toThrow('Username or password is invalid')
    expect(session.token).toBeUndefined()
    expect(browser.cookies.cookie).toBe('')
  })

  it('signs in the other tabs too', async () => {
    serve({ 'POST /auth/signIn': () => tokens('first') })
    const browser = new FakeBrowser()
    const one = openTab(browser)
    const other = openTab(browser)
    await one.session.signIn(credentials)
    await Promise.resolve()
    expect(other.session.token).toBe('first')
    expect(other.events).toEqual(['signedIn'])
  })
})

describe('starting', () => {
  it('makes no call when nobody is signed in', async () => {
    const received = serve({})
    const { session } = openTab(new FakeBrowser())
    expect(await session.restore()).toBe('signedOut')
    expect(received).toHaveLength(0)
  })

  it('refreshes a stored session once', async () => {
    const received = serve({ 'POST /auth/refreshToken': () => tokens('second') })
    const browser = new FakeBrowser()
    browser.cookies.cookie = 'signedIn=1'
    const { session } = openTab(browser)
    expect(await Promise.all([session.restore(), session.restore()])).toEqual(['signedIn', 'signedIn'])
    expect(await session.restore()).toBe('signedIn')
    expect(refreshes(received)).toBe(1)
  })

  it('clears a session that is refused', async () => {
    serve({ 'POST /auth/refreshToken': () => new Refused(401, 'invalidRefreshToken') })
    const browser = new FakeBrowser()
    browser.cookies.cookie = 'signedIn=1'
    browser.cookies.cookie = 'employment=abc'
    const { session, events } = openTab(browser)
    expect(await session.restore()).toBe('ended')
    expect(browser.cookies.cookie).toBe('')
    expect(events).toEqual([])
    expect(await session.restore()).toBe('signedOut')
  })

  it('keeps a session when the server cannot be reached', async () => {
    serve({ 'POST /auth/refreshToken': () => LOST })
    const browser = new FakeBrowser()
    browser.cookies.cookie = 'signedIn=1'
    const { session } = openTab(browser)
    await expect(session.restore()).rejects.toThrow(ConnectionError)
    expect(browser.cookies.cookie).toBe('signedIn=1')
  })

  it('keeps a session when the server is overloaded', async () => {
    serve({ 'POST /auth/refreshToken': () => new Refused(429, 'tooManyRequests') })
    const browser = new FakeBrowser()
    browser.cookies.cookie = 'signedIn=1'
    const { session } = openTab(browser)
    await expect(session.restore()).rejects.toThrow('Too many requests')
    expect(browser.cookies.cookie).toBe('signedIn=1')
  })
})

describe('an expired token', () => {
  it('is renewed once and the call repeated', async () => {
    const received = serve({ ...meFor('fresh'), 'POST /auth/refreshToken': () => tokens('fresh') })
    const { api } = openTab(new FakeBrowser())
    expect(await api.call(users.getMe, {})).toEqual(me)
    expect(received.map(({ path }) => path)).toEqual(['/users/me', '/auth/refreshToken', '/users/me'])
  })

  it('costs one refresh however many calls find out', async () => {
    const received = serve({ ...meFor('fresh'), 'POST /auth/refreshToken': () => tokens('fresh') })
    const { api } = openTab(new FakeBrowser())
    await Promise.all([1, 2, 3, 4, 5].map(() => api.call(users.getMe, {})))
    expect(refreshes(received)).toBe(1)
  })

  it('costs one refresh in several tabs: the others are handed the token', async () => {
    const received = serve({ ...meFor('fresh'), 'POST /auth/refreshToken': () => tokens('fresh') })
    const browser = new FakeBrowser()
    const tabs = [openTab(browser), openTab(browser), openTab(browser)]
    await Promise.all(tabs.map(({ api }) => api.call(users.getMe, {})))
    expect(refreshes(received)).toBe(1)
    expect(tabs.map(({ session }) => session.token)).toEqual(['fresh', 'fresh', 'fresh'])
  })

  it('ends the session in every tab when the refresh is refused', async () => {
    serve({ ...meFor('never'), 'POST /auth/refreshToken': () => new Refused(401, 'invalidRefreshToken') })
    const browser = new FakeBrowser()
    const one = openTab(browser)
    const other = openTab(browser)
    const outcomes = await Promise.allSettled([one, other].map(({ api }) => api.call(users.getMe, {})))
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(one.events).toEqual(['ended'])
    expect(other.events).toEqual(['ended'])
  })

  it('asks again at once when the answer to the refresh was lost', async () => {
    let attempts = 0
    serve({
      ...meFor('fresh'),
      'POST /auth/refreshToken': () => (++attempts === 1 ? LOST : tokens('fresh')),
    })
    const { api, events } = openTab(new FakeBrowser())
    expect(await api.call(users.getMe, {})).toEqual(me)
    expect(attempts).toBe(2)
    expect(events).toEqual([])
  })

  it('repeats the call with the same idempotency key', async () => {
    const received = serve({
      'POST /companies': ({ headers }) => (headers.get('authorization') === 'Bearer fresh' ? {} : expired),
      'POST /auth/refreshToken': () => tokens('fresh'),
    })
    const { api } = openTab(new FakeBrowser())
    await api.call(companies.createCompany, { body: { name: 'Acme', country: 'GB', timeZone: 'Europe/London' } })
    const keys = received.map(({ headers }) => headers.get('idempotency-key')).filter(Boolean)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('other refusals', () => {
  it('neither refresh nor sign out for a missing permission', async () => {
    const received = serve({ 'GET /users/me': () => new Refused(401, 'invalidPermission') })
    const { api, events } = openTab(new FakeBrowser())
    await expect(api.call(users.getMe, {})).rejects.toMatchObject({ reason: 'invalidPermission' })
    expect(refreshes(received)).toBe(0)
    expect(events).toEqual([])
  })

  it('say in words that the server cannot be reached', async () => {
    serve({ 'GET /users/me': () => LOST })
    const { api } = openTab(new FakeBrowser())
    await expect(api.call(users.getMe, {})).rejects.toThrow('Praxis can’t be reached')
  })
})

describe('signing out', () => {
  it('clears token and cookies, and tells the other tabs', async () => {
    serve({ 'POST /auth/signIn': () => tokens('first'), 'POST /auth/signOut': () => undefined })
    const browser = new FakeBrowser()
    const one = openTab(browser)
    const other = openTab(browser)
    await one.session.signIn(credentials)
    one.session.rememberEmployment('abc')
    await one.session.signOut()
    await Promise.resolve()
    expect(browser.cookies.cookie).toBe('')
    expect([one.session.token, other.session.token]).toEqual([undefined, undefined])
    expect(other.events).toEqual(['signedIn', 'signedOut'])
  })

  it('is no reproach to another tab whose token the server refuses before it hears of it', async () => {
    const refuse = vi.fn()
    serve({
      ...meFor('never'),
      'POST /auth/signIn': () => tokens('first'),
      'POST /auth/refreshToken': () =>
        new Promise((answer) => refuse.mockImplementation(() => answer(new Refused(401, 'invalidRefreshToken')))),
      'POST /auth/signOut': () => undefined,
    })
    const browser = new FakeBrowser()
    const one = openTab(browser)
    const other = openTab(browser)
    await one.session.signIn(credentials)
    const call = other.api.call(users.getMe, {})
    await vi.waitUntil(() => refuse.getMockImplementation(), 10_000)
    const leaving = one.session.signOut()
    await vi.waitUntil(() => other.session.isLeaving, 10_000)
    refuse()
    await expect(call).rejects.toThrow()
    await leaving
    expect(other.events).not.toContain('ended')
    expect(other.session.lastEnd).toBe('signedOut')
  })

  it('does not pretend when the server was not reached', async () => {
    serve({ 'POST /auth/signIn': () => tokens('first'), 'POST /auth/signOut': () => LOST })
    const { session } = openTab(new FakeBrowser())
    await session.signIn(credentials)
    await expect(session.signOut()).rejects.toThrow(ConnectionError)
    expect(session.token).toBe('first')
  })
})

describe('the acting employment', () => {
  it('travels with the calls of employees only', async () => {
    const received = serve({ 'GET /users/me': () => me, 'PUT /workspaces/current': () => ({}) })
    const { api } = openTab(new FakeBrowser())
    api.actAs({ employeeID: 'e1', impersonatorID: 'e2' })
    await api.call(users.getMe, {})
    await api.call(companies.openWorkspace, {})
    expect(received.map(({ headers }) => [headers.get('employeeID'), headers.get('impersonatorID')])).toEqual([
      [null, null],
      ['e1', 'e2'],
    ])
  })
})
