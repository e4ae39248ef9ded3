import { expect, it } from 'vitest'
import { agoText } from './ago-text'

const now = Date.parse('2026-11-16T12:00:00Z')

it.each([
  ['2026-11-16T12:00:30Z', 'just now'],
  ['2026-11-16T11:59:01Z', 'just now'],
  ['2026-11-16T11:59:00Z', '1 minute ago'],
  ['2026-11-16T11:00:01Z', '59 minutes ago'],
  ['2026-11-16T11:00:00Z', '1 hour ago'],
  ['2026-11-15T12:00:01Z', '23 hours ago'],
])('%s is %s', (at, text) => expect(agoText(at, now)).toBe(text))

it('says the day from a day on', () => {
  expect(agoText('2026-11-15T12:00:00Z', now)).toMatch(/^on 15\/11\/2026 \d\d:\d\d$/)
})
