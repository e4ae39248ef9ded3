import { expect, it } from 'vitest'
import { dropVisit, keepVisit, readVisit } from './kept-visits'

/** A jar that remembers what was last written, as a document does with one cookie. */
const jarWith = (cookie = '') => {
  const written: string[] = []
  return {
    written,
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      written.push(text)
      cookie = text.includes('max-age=0') ? '' : (text.split('; ')[0] ?? '')
    },
  }
}

const sam = { email: 's.orr@northgate.example', session: 'eyJ0b2tlbiI6e30.Zm9yZ2Vk' }
const pat = { email: 'p.walsh@northgate.example', session: 'eyJ0b2tlbiI6e30.b3RoZXI' }

it('keeps visits by the reference of their portal, for pages of portals only', () => {
  const jar = jarWith()
  keepVisit(jar, 'k7Qe', sam)
  keepVisit(jar, 'm2Xa', pat)
  expect(readVisit(jar, 'k7Qe')).toEqual(sam)
  expect(readVisit(jar, 'm2Xa')).toEqual(pat)
  expect(jar.written[0]).toMatch(/^portals=.*; path=\/portals; max-age=2592000; samesite=strict$/)
})

it('forgets one visit and keeps the others; the last one takes the cookie along', () => {
  const jar = jarWith()
  keepVisit(jar, 'k7Qe', sam)
  keepVisit(jar, 'm2Xa', pat)
  dropVisit(jar, 'k7Qe')
  expect(readVisit(jar, 'k7Qe')).toBeUndefined()
  expect(readVisit(jar, 'm2Xa')).toEqual(pat)
  dropVisit(jar, 'm2Xa')
  expect(jar.written.at(-1)).toBe('portals=; path=/portals; max-age=0; samesite=strict')
})

it('keeps the latest visits, so that the cookie stays within what browsers take', () => {
  const jar = jarWith()
  for (let place = 0; place < 20; place += 1)
    keepVisit(jar, `portal-${place}`, { email: `${'a'.repeat(40)}@northgate.example`, session: 'x'.repeat(260) })
  expect(readVisit(jar, 'portal-19')).toBeDefined()
  expect(readVisit(jar, 'portal-0')).toBeUndefined()
  expect(jar.cookie.length).toBeLessThan(4096)
})

it.each(['portals=no json', 'portals=null', 'portals=%7B%22k7Qe%22%3A%7B%22email%22%3A7%7D%7D', 'portals=%E0%A4%A'])(
  'takes nothing from a cookie that it did not write: %s',
  (cookie) => {
    const jar = jarWith(cookie)
    expect(readVisit(jar, 'k7Qe')).toBeUndefined()
    keepVisit(jar, 'k7Qe', sam)
    expect(readVisit(jar, 'k7Qe')).toEqual(sam)
  },
)
