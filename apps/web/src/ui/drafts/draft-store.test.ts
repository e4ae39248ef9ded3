import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DraftStore } from './draft-store'

/** A browser's storage: shared by its tabs, or one tab's own. */
class FakeStorage {
  [key: string]: unknown
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, text: string): void {
    this[key] = text
  }
  removeItem(key: string): void {
    delete this[key]
  }
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PLACE = 'amelia/calder-rowe/client/new'
const shared = () => new FakeStorage() as unknown as Storage

let now = 1_000_000
beforeEach(() => {
  vi.useFakeTimers()
  now = 1_000_000
})

/** A page in a tab; with the same session storage, that tab after a reload. */
const pageOf = (localStorage: Storage, sessionStorage = shared()) => {
  const open = () => new DraftStore({ localStorage, sessionStorage }, () => now)
  return { drafts: open(), reload: open }
}

describe('a draft', () => {
  it('is there after a reload, a moment after it was typed', () => {
    const page = pageOf(shared())
    page.drafts.keep(PLACE, { name: 'Northgate' })
    expect(page.reload().own(PLACE)).toBeUndefined()
    vi.advanceTimersByTime(300)
    expect(page.reload().own(PLACE)).toMatchObject({ value: { name: 'Northgate' }, keptAt: now })
  })

  it('is written at once when the page goes', () => {
    const page = pageOf(shared())
    page.drafts.keep(PLACE, 'Northgate')
    page.drafts.write()
    expect(page.reload().own(PLACE)?.value).toBe('Northgate')
  })

  it('is gone once it is dropped, also when it was not written yet', () => {
    const page = pageOf(shared())
    page.drafts.keep(PLACE, 'Northgate')
    page.drafts.write()
    page.drafts.keep(PLACE, 'Northgate Rail')
    page.drafts.drop(PLACE)
    vi.advanceTimersByTime(1000)
    expect(page.drafts.own(PLACE)).toBeUndefined()
    expect(page.reload().own(PLACE)).toBeUndefined()
  })

  it('is kept for two weeks', () => {
    const localStorage = shared()
    const page = pageOf(localStorage)
    page.drafts.keep(PLACE, 'Northgate')
    page.drafts.write()
    now += 14 * DAY - MINUTE
    expect(page.reload().own(PLACE)?.value).toBe('Northgate')
    now += MINUTE
    page.reload().dropExpired()
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('of files keeps the names', () => {
    const page = pageOf(shared())
    const minutes = new File(['agreed'], 'minutes.pdf')
    page.drafts.keep(PLACE, { files: [minutes] })
    expect(page.drafts.own(PLACE)?.value).toEqual({ files: [minutes] })
    page.drafts.write()
    expect(page.reload().own(PLACE)?.value).toEqual({ files: [{ fileName: 'minutes.pdf' }] })
  })

  it('is nobody else’s', () => {
    const page = pageOf(shared())
    page.drafts.keep(PLACE, 'Northgate')
    page.drafts.write()
    expect(page.drafts.own('ben/calder-rowe/client/new')).toBeUndefined()
    expect(pageOf(shared()).drafts.ofAnotherTab('amelia/other/client/new')).toBeUndefined()
  })

  it('leaves nothing behind when everything is cleared', () => {
    const localStorage = shared()
    localStorage.setItem('praxis-colour-scheme', 'dark')
    const page = pageOf(localStorage)
    page.drafts.keep(PLACE, 'Northgate')
    page.drafts.write()
    page.drafts.keep(PLACE, 'Northgate Rail')
    page.drafts.clear()
    vi.advanceTimersByTime(1000)
    expect(Object.keys(localStorage)).toEqual(['praxis-colour-scheme'])
  })

  it('of one scope are removed without the others', () => {
    const page = pageOf(shared())
    page.drafts.keep('portal/k7Qe/sam/signOff/1', 'Why so long?')
    page.drafts.keep(PLACE, 'Northgate')
    page.drafts.write()
    page.drafts.clear('portal/')
    const after = page.reload()
    expect(after.own('portal/k7Qe/sam/signOff/1')).toBeUndefined()
    expect(after.own(PLACE)?.value).toBe('Northgate')
  })

  it('that cannot be read is not there', () => {
    const localStorage = shared()
    const page = pageOf(localStorage)
    page.drafts.keep(PLACE, 'Northgate')
    page.drafts.write()
    const [key = ''] = Object.keys(localStorage)
    localStorage.setItem(key, '{"value":')
    expect(page.reload().own(PLACE)).toBeUndefined()
  })
})

describe('two tabs', () => {
  it('do not take each other’s draft away', () => {
    const localStorage = shared()
    const [one, other] = [pageOf(localStorage), pageOf(localStorage)]
    one.drafts.keep(PLACE, 'of the one')
    now += 1
    other.drafts.keep(PLACE, 'of the other')
    one.drafts.write()
    other.drafts.write()
    expect(one.reload().own(PLACE)?.value).toBe('of the one')
    one.drafts.drop(PLACE)
    expect(other.reload().own(PLACE)?.value).toBe('of the other')
  })

  it('offer each other the newest, until it is dropped', () => {
    const localStorage = shared()
    const [closed, closedLater, open] = [pageOf(localStorage), pageOf(localStorage), pageOf(localStorage)]
    closed.drafts.keep(PLACE, 'older')
    closed.drafts.write()
    now += 1
    closedLater.drafts.keep(PLACE, 'newer')
    closedLater.drafts.write()
    const offered = open.drafts.ofAnotherTab(PLACE)
    expect(offered?.value).toBe('newer')
    expect(open.drafts.own(PLACE)).toBeUndefined()
    open.drafts.dropOfAnotherTab(PLACE, offered?.tab ?? '')
    expect(open.drafts.ofAnotherTab(PLACE)?.value).toBe('older')
  })

  it('of which one was duplicated keep what was typed last', () => {
    const [localStorage, sessionStorage] = [shared(), shared()]
    const one = pageOf(localStorage, sessionStorage)
    one.drafts.keep(PLACE, 'first')
    one.drafts.write()
    const twin = one.reload()
    now += 1
    twin.keep(PLACE, 'typed later')
    twin.write()
    one.drafts.drop(PLACE)
    expect(one.reload().own(PLACE)?.value).toBe('typed later')
  })
})

describe('a device that keeps nothing', () => {
  const full = () => {
    const storage = shared()
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    return storage
  }
  const forbidden = {
    get localStorage(): Storage {
      throw new DOMException('forbidden', 'SecurityError')
    },
    get sessionStorage(): Storage {
      throw new DOMException('forbidden', 'SecurityError')
    },
  }

  it.each([
    ['is full', { localStorage: full(), sessionStorage: full() }],
    ['forbids it', forbidden],
  ])('and %s costs the drafts alone', (_, device) => {
    const drafts = new DraftStore(device)
    drafts.dropExpired()
    drafts.keep(PLACE, 'Northgate')
    expect(drafts.isWritten()).toBe(false)
    expect(drafts.own(PLACE)?.value).toBe('Northgate')
    expect(drafts.ofAnotherTab(PLACE)).toBeUndefined()
    drafts.drop(PLACE)
    drafts.clear()
    expect(drafts.own(PLACE)).toBeUndefined()
  })
})

describe('a draft that is set aside', () => {
  it('is offered instead of restored, and not overwritten by what is typed then', () => {
    const page = pageOf(shared())
    page.drafts.keep(PLACE, 'of another build')
    page.drafts.write()
    const after = page.reload()
    after.own(PLACE)
    expect(after.setAsideRestored()).toBe(true)
    expect(after.own(PLACE)).toBeUndefined()
    after.keep(PLACE, 'typed now')
    after.write()
    const again = page.reload()
    expect(again.own(PLACE)?.value).toBe('typed now')
    const offered = again.ofAnotherTab(PLACE)
    expect(offered?.value).toBe('of another build')
    again.dropOfAnotherTab(PLACE, offered?.tab ?? '')
    expect(again.ofAnotherTab(PLACE)).toBeUndefined()
  })

  it('is from before the page: what is typed on it stays, and nothing is set aside twice', () => {
    const page = pageOf(shared())
    page.drafts.keep(PLACE, 'typed now')
    expect(page.drafts.setAsideRestored()).toBe(false)
    expect(page.drafts.own(PLACE)?.value).toBe('typed now')
    page.drafts.write()
    const after = page.reload()
    after.own(PLACE)
    expect([after.setAsideRestored(), after.setAsideRestored()]).toEqual([true, false])
  })

  it('stays where it is on a device that is full', () => {
    const localStorage = shared()
    const page = pageOf(localStorage)
    page.drafts.keep(PLACE, 'of another build')
    page.drafts.write()
    const after = page.reload()
    after.own(PLACE)
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(after.setAsideRestored()).toBe(false)
    expect(page.reload().own(PLACE)?.value).toBe('of another build')
  })
})

describe('a draft that an earlier build kept at another place', () => {
  const EARLIER = `${PLACE}/contract`
  const joined = (earlier: unknown, kept: unknown) => [kept, earlier]

  it('is moved with each tab’s own, with the moment it was typed', () => {
    const localStorage = shared()
    const [one, other] = [pageOf(localStorage), pageOf(localStorage)]
    one.drafts.keep(PLACE, 'details')
    one.drafts.keep(EARLIER, 'contract')
    one.drafts.write()
    now += MINUTE
    other.drafts.keep(EARLIER, 'other contract')
    other.drafts.write()
    const later = now
    now += MINUTE
    const after = one.reload()
    after.takeOver(EARLIER, PLACE, joined)
    expect(after.own(PLACE)).toMatchObject({ value: ['details', 'contract'], keptAt: later - MINUTE })
    expect(after.ofAnotherTab(PLACE)).toMatchObject({ value: [null, 'other contract'], keptAt: later })
    expect(after.own(EARLIER)).toBeUndefined()
    expect(after.ofAnotherTab(EARLIER)).toBeUndefined()
  })

  it('stays where it is when it cannot be read, or the device is full', () => {
    const localStorage = shared()
    const page = pageOf(localStorage)
    page.drafts.keep(EARLIER, 'contract')
    page.drafts.write()
    page.drafts.takeOver(EARLIER, PLACE, () => undefined)
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    page.drafts.takeOver(EARLIER, PLACE, joined)
    expect(page.reload().own(EARLIER)?.value).toBe('contract')
  })
})
