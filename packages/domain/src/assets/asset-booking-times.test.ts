import { expect, it } from 'vitest'
import { bookingTimesProblem, extensionProblem } from './asset-booking-times'

const NOW = '2026-11-12T09:20:00.000Z'

it.each([
  ['from this full hour on', '2026-11-12T09:00:00.000Z', '2026-11-12T17:00:00.000Z', undefined],
  ['since yesterday noon', '2026-11-11T12:00:00.000Z', '2026-11-12T17:00:00.000Z', undefined],
  ['since two days ago', '2026-11-10T09:00:00.000Z', '2026-11-12T17:00:00.000Z', 'from: This time is over'],
  ['all of it over', '2026-11-12T08:00:00.000Z', '2026-11-12T09:20:00.000Z', 'to: This time is over'],
  ['no time', '2026-11-13T09:00:00.000Z', '2026-11-13T09:00:00.000Z', 'to: The end has to be after the start'],
  ['backwards', '2026-11-13T09:00:00.000Z', '2026-11-13T08:00:00.000Z', 'to: The end has to be after the start'],
  ['a year and a day', '2027-01-01T00:00:00.000Z', '2028-01-02T00:00:00.000Z', undefined],
  ['longer', '2027-01-01T00:00:00.000Z', '2028-01-02T00:00:01.000Z', 'to: Maximum of 366 days'],
  ['in two years', '2028-11-12T09:20:00.000Z', '2028-11-13T09:00:00.000Z', undefined],
  ['later', '2028-11-12T09:20:01.000Z', '2028-11-13T09:00:00.000Z', 'from: Bookings begin within two years from now'],
])('%s', (_, from, to, problem) => {
  const found = bookingTimesProblem({ from, to }, NOW)
  expect(found && `${found.path}: ${found.message}`).toBe(problem)
})

it('what somebody has had for weeks can be kept longer, but not until a moment that is over', () => {
  const from = '2026-10-01T09:00:00.000Z'
  expect(extensionProblem({ from, to: '2026-11-20T09:00:00.000Z' }, NOW)).toBeUndefined()
  expect(extensionProblem({ from, to: NOW }, NOW)).toMatchObject({ path: 'to' })
})
