import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addUnsavedWork } from '../drafts/unsaved-work'
import {
  isChunkError,
  isReloadingKept,
  loadAgain,
  lookAfterFailedParts,
  mayReload,
  missingPart,
  reloadPage,
} from './failed-parts'

describe('mayReload', () => {
  it('allows one reload a minute', () => {
    expect(mayReload(null, 1_000_000)).toBe(true)
    expect(mayReload('1000000', 1_059_999)).toBe(false)
    expect(mayReload('1000000', 1_060_000)).toBe(true)
    expect(mayReload('not a time', 1_000_000)).toBe(true)
  })
})

const added: (() => void)[] = []
const unsaved = (isKept = false) => added.push(addUnsavedWork({ isUnsaved: () => true, isKept: () => isKept }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const remove of added.splice(0)) remove()
  lookAfterFailedParts(window)
})

/** A browser in which parts can fail. */
function browser({ onLine = true, answers = true } = {}) {
  const reload = vi.fn()
  const fetch = vi.fn(async () => {
    if (!answers) throw new TypeError('Failed to fetch')
    return { ok: true }
  })
  const page = Object.assign(new EventTarget(), {
    sessionStorage,
    location: { reload },
    navigator: { onLine },
    fetch,
  })
  lookAfterFailedParts(page)
  const fail = async (message = 'Failed to fetch dynamically imported module') => {
    const payload = new TypeError(message)
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    await vi.advanceTimersByTimeAsync(0)
    return payload
  }
  return { page, reload, fetch, fail }
}

describe('a part that fails to load', () => {
  it('reloads the page when it is there and nothing is unsaved', async () => {
    const { reload, fail } = browser()
    expect(isChunkError(await fail())).toBe(true)
    expect(reload).toHaveBeenCalledOnce()
    expect(missingPart.get()).toBe('reloading')
  })

  it('is shown as it is when a reload a moment ago has not helped', async () => {
    const first = browser()
    await first.fail()
    const second = browser()
    await second.fail()
    expect(second.reload).not.toHaveBeenCalled()
    expect(missingPart.get()).toBe('broken')
  })

  it('is offered again when the page stayed', async () => {
    const { fail } = browser()
    await fail()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(missingPart.get()).toBe('newVersion')
  })

  it('never reloads what is unsaved', async () => {
    const { reload, fail } = browser()
    unsaved(true)
    await fail()
    expect(reload).not.toHaveBeenCalled()
    expect(missingPart.get()).toBe('newVersion')
  })

  it('never reloads while somebody types in a field that knows of no draft', async () => {
    const field = document.createElement('input')
    document.body.append(field)
    field.value = '7:30'
    field.focus()
    const { reload, fail } = browser()
    await fail()
    field.remove()
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['offline', { onLine: false }],
    ['cut off without knowing it', { answers: false }],
  ])('never reloads a browser that is %s', async (_, state) => {
    const { page, reload, fail } = browser(state)
    await fail()
    expect(reload).not.toHaveBeenCalled()
    expect(missingPart.get()).toBe('unreachable')
    page.dispatchEvent(new Event('online'))
    expect(missingPart.get()).toBeUndefined()
  })

  it('waits for the person where the browser keeps nothing', async () => {
    const { page, reload, fail } = browser()
    page.sessionStorage = {
      getItem: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    } as unknown as Storage
    await fail()
    expect(reload).not.toHaveBeenCalled()
    expect(missingPart.get()).toBe('newVersion')
  })
})

describe('a reload that the person asks for', () => {
  it('does not ask again when all that was typed comes back', () => {
    browser()
    unsaved(true)
    reloadPage()
    expect(isReloadingKept()).toBe(true)
    vi.advanceTimersByTime(5_000)
    expect(isReloadingKept()).toBe(false)
  })

  it('asks when something would be lost', () => {
    browser()
    unsaved(false)
    reloadPage()
    expect(isReloadingKept()).toBe(false)
  })
})

it('styles that failed are asked for once by all the parts that need them, and all of them', async () => {
  lookAfterFailedParts(window)
  const styles = ['http://localhost/assets/parts.css', 'http://localhost/assets/time.css']
  // No page of these tests can load styles, so they fail at once.
  for (const href of styles)
    document.body.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  const asked: HTMLLinkElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((link) => void asked.push(link as HTMLLinkElement))
  const load = vi.fn(async () => 'part')
  const parts = Promise.all([loadAgain(load), loadAgain(load)])
  expect(asked.map(({ href }) => href)).toEqual(styles)
  expect(document.querySelectorAll('body link')).toHaveLength(0)
  for (const link of asked) link.dispatchEvent(new Event('load'))
  expect(await parts).toEqual(['part', 'part'])
  await loadAgain(load)
  expect(asked).toHaveLength(2)
  vi.restoreAllMocks()
})
