import { expect, test } from 'vitest'
import { proposedEnd } from './proposed-end'

const day = { startedAt: '2026-11-11T09:00:00.000Z', dayEnd: '2026-11-12T00:00:00.000Z' }

test('is the last sign of work, else a day’s work within the day', () => {
  expect(proposedEnd({ ...day, lastAt: '2026-11-11T12:30:00.000Z' })).toBe('2026-11-11T12:30:00.000Z')
  expect(proposedEnd(day)).toBe('2026-11-11T17:00:00.000Z')
  expect(proposedEnd({ ...day, startedAt: '2026-11-11T22:00:00.000Z' })).toBe(day.dayEnd)
})
