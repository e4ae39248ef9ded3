import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isChunkError, mayReload, reloadOnFailedChunk } from './reload-on-failed-chunk'

describe('mayReload', () => {
  it('allows one reload a minute', () => {
    expect(mayReload(null, 1_000_000)).toBe(true)
    expect(mayReload('1000000', 1_059_999)).toBe(false)
    expect(mayReload('1000000', 1_060_000)).toBe(true)
    expect(mayReload('not a time', 1_000_000)).toBe(true)
  })
})

describe('a chunk that fails to load', () => {
  beforeEach(() => sessionStorage.clear())

  it('reloads the page once, and is then shown as an error', () => {
    const reload = vi.fn()
    const page = Object.assign(new EventTarget(), { sessionStorage, location: { reload } })
    reloadOnFailedChunk(page)
    const fail = () => {
      const payload = new TypeError('Failed to fetch dynamically imported module')
      page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
      return payload
    }
    const error = fail()
    expect(reload).toHaveBeenCalledOnce()
    expect(isChunkError(error)).toBe(true)
    fail()
    expect(reload).toHaveBeenCalledOnce()
  })
})
