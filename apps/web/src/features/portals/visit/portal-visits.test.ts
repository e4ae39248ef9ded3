import { portals } from '@praxis/contract/portals/portal-visits'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../api/api'
import { FakeBrowser } from '../../../api/testing/fake-browser'
import { Refused, serve } from '../../../api/testing/fake-server'
import { PortalVisits } from './portal-visits'
import { TabVisits } from './tab-visits'

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  sessionStorage.clear()
  api.visitAs(null)
})

const REFERENCE = 'k7Qe4pWx'
const details = { title: 'Data platform' }
const typed = { email: ' S.Orr@northgate.example', password: 'tulip-Harbour ' }
const ask = () => api.call(portals.listPortalPeople, { params: { projectId: REFERENCE } })

const tabOf = (browser: FakeBrowser) => {
  const told: [string, string][] = []
  const keep = vi.fn()
  const lookAgain = vi.fn()
  const visits = new PortalVisits(
    { cookies: browser.cookies, tab: new TabVisits(window), tellTabs: (...one) => told.push(one) },
    { keep, lookAgain },
  )
  visits.open(REFERENCE, undefined)
  return { visits, told, keep, lookAgain }
}

const serving = (answers: Parameters<typeof serve>[0] = {}) =>
  serve({
    [`GET /portals/${REFERENCE}/details`]: () => ({ ...details, session: 'token' }),
    [`GET /portals/${REFERENCE}/employees`]: () => ({ items: [] }),
    ...answers,
  })

describe('coming in', () => {
  it('sends the password once, and what stands in for it from then on', async () => {
    const received = serving()
    const { visits, keep } = tabOf(new FakeBrowser())
    await visits.enter(REFERENCE, typed, true)
    expect(keep).toHaveBeenCalledExactlyOnceWith(REFERENCE, details)
    await ask()
    expect(received.map(({ headers }) => [headers.get('p-email'), headers.get('p-password')])).toEqual([
      ['s.orr@northgate.example', 'tulip-Harbour'],
      ['s.orr@northgate.example', 'token'],
    ])
    expect(received[1]?.headers.get('authorization')).toBeNull()
  })

  it('is remembered by the browser, without the password', async () => {
    serving()
    const browser = new FakeBrowser()
    await tabOf(browser).visits.enter(REFERENCE, typed, true)
    expect(decodeURIComponent(browser.cookies.cookie)).not.toContain('Harbour')
    expect(tabOf(browser).visits.visit).toEqual({ email: 's.orr@northgate.example', session: 'token' })
  })

  it('is remembered by the tab alone where somebody wants it so', async () => {
    serving()
    const browser = new FakeBrowser()
    await tabOf(browser).visits.enter(REFERENCE, typed, false)
    expect(browser.cookies.cookie).toBe('')
    expect(tabOf(browser).visits.visit?.session).toBe('token')
  })

  it('refuses what no header carries as any other wrong password, and asks nobody', async () => {
    const received = serving()
    const { visits } = tabOf(new FakeBrowser())
    await expect(visits.enter(REFERENCE, { ...typed, password: 'Straße' }, true)).rejects.toMatchObject({
      reason: 'unauthorized',
    })
    expect(received).toEqual([])
  })
})

describe('a refusal', () => {
  const entered = async (reason: string, status: number) => {
    serving({ [`GET /portals/${REFERENCE}/employees`]: () => new Refused(status, reason) })
    const browser = new FakeBrowser()
    const tab = tabOf(browser)
    await tab.visits.enter(REFERENCE, typed, true)
    await expect(ask()).rejects.toMatchObject({ reason })
    return { ...tab, browser }
  }

  it('of the credentials ends the visit and forgets it', async () => {
    const { visits, browser } = await entered('unauthorized', 401)
    expect(visits.visit).toBeUndefined()
    expect(visits.ended).toMatchObject({ email: 's.orr@northgate.example', refusal: { reason: 'unauthorized' } })
    expect(browser.cookies.cookie).toBe('')
  })

  it('for want of a key keeps the visit', async () => {
    const { visits, lookAgain } = await entered('invalidPermission', 401)
    expect(visits.visit?.session).toBe('token')
    expect(lookAgain).not.toHaveBeenCalled()
  })

  it('that may mean a portal that is gone has it looked for', async () => {
    const { visits, lookAgain } = await entered('dataNotAvailable', 404)
    expect(visits.visit?.session).toBe('token')
    expect(lookAgain).toHaveBeenCalledWith(REFERENCE)
  })
})

describe('leaving', () => {
  it('forgets the visit here and in other tabs, and keeps other portals', async () => {
    serving()
    const browser = new FakeBrowser()
    const here = tabOf(browser)
    await here.visits.enter(REFERENCE, typed, true)
    const there = tabOf(browser)
    const elsewhere = new PortalVisits(
      { cookies: browser.cookies, tab: new TabVisits(window), tellTabs: () => undefined },
      { keep: () => undefined, lookAgain: () => undefined },
    )
    elsewhere.open('m2Xa', 'preview')
    here.visits.leave()
    for (const [key, value] of here.told) {
      there.visits.hear(key, value)
      elsewhere.hear(key, value)
    }
    expect([here.visits.visit, there.visits.visit]).toEqual([undefined, undefined])
    expect(elsewhere.visit).toEqual({ email: null, session: 'preview' })
    expect(here.visits.ended).toEqual({ email: 's.orr@northgate.example', refusal: undefined })
  })
})

it('previews a portal with what its address brought, also after a reload', async () => {
  const received = serving()
  const browser = new FakeBrowser()
  tabOf(browser).visits.open(REFERENCE, 'preview-token')
  expect(tabOf(browser).visits.visit).toEqual({ email: null, session: 'preview-token' })
  await ask()
  expect(received[0]?.headers.get('p-email')).toBeNull()
  expect(received[0]?.headers.get('p-password')).toBe('preview-token')
})
