import { expect, it } from 'vitest'
import { lateText, movementText } from './movement-words'

it.each([
  [0, undefined],
  [59, undefined],
  [60, '1 minute late'],
  [7200, '2 hours late'],
  [86_400, '1 day late'],
  [200_000, '2 days late'],
])('%i seconds are %s', (seconds, text) => expect(lateText(seconds)).toBe(text))

it('says until when it was taken, and that it came back late', () => {
  const until = '2026-11-13T17:30:00.000Z'
  expect(movementText({ kind: 'taken', until, lateBy: 0 }, 'Europe/London')).toBe('took it, until 13/11/2026 17:30')
  expect(movementText({ kind: 'broughtBack', until: null, lateBy: 90_000 }, 'UTC')).toBe('brought it back, 1 day late')
})
