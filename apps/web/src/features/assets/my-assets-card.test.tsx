import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../api/testing/fake-server'
import { renderInBookings } from './bookings/testing/in-bookings'
import { bookingOf } from './bookings/testing/sample-bookings'
import { MyAssetsCard } from './my-assets-card'
import { callum } from './testing/sample-asset'

afterEach(() => vi.unstubAllGlobals())

const page = (items: readonly unknown[]) => ({
  items,
  metadata: { page: 1, per: 10, total: items.length, hasMore: false },
})
const phone = { ...bookingOf().asset, id: 'phone', name: 'iPhone 16', code: 'PH-015' }
const held = { id: 'use', asset: phone, since: '2026-11-10T09:00:00.000Z', isOverdue: true, note: '' }

it('says what has to be brought back, booked or just taken, and what can be collected', async () => {
  const assigned = { ...held, id: 'assigned', asset: { ...phone, name: 'Desk' }, kind: 'assignment', until: null }
  serve({
    'GET /assetCategories/bookings': () => page([bookingOf({ request: { state: 'approved' }, can: { take: true } })]),
    'GET /employees/amelia/assets': () => ({
      employee: callum,
      held: [{ ...held, kind: 'taking', until: '2026-11-11T17:30:00.000Z' }, assigned],
      booked: [],
    }),
  })
  renderInBookings(<MyAssetsCard />)
  expect(await screen.findByRole('button', { name: 'Bring back: iPhone 16' })).toBeTruthy()
  expect(screen.getByText('until 11/11/2026 17:30')).toBeTruthy()
  expect(screen.getByText('Overdue')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Collect: MacBook Pro/ })).toBeTruthy()
  expect(screen.queryByText('Desk')).toBeNull()
})

it('is asked for again after a failure', async () => {
  const answers = { 'GET /employees/amelia/assets': () => ({ employee: callum, held: [], booked: [] }) }
  serve({ 'GET /assetCategories/bookings': () => new Refused(503, 'unavailable'), ...answers })
  const { person } = renderInBookings(<MyAssetsCard />)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  serve({ 'GET /assetCategories/bookings': () => page([]), ...answers })
  await person.click(retry)
  expect(await screen.findByText('You have no equipment booked.')).toBeTruthy()
})
