import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { BookingActions } from './booking-actions'
import { renderInBookings } from './testing/in-bookings'
import { bookingOf, wholeAsset } from './testing/sample-bookings'

afterEach(() => vi.unstubAllGlobals())

const { id, asset } = bookingOf()
const NAME = 'MacBook Pro, 18/11/2026 09:00 – 27/11/2026 17:30'

it('brings an asset back with its condition and a note', async () => {
  const received = serve({
    [`POST /assetCategories/${asset.categoryID}/assets/${asset.id}/history/requiredBooking`]: () => wholeAsset(),
  })
  const { person } = renderInBookings(<BookingActions booking={bookingOf({ can: { bringBack: true } })} />)
  await person.click(screen.getByRole('button', { name: `Bring back: ${NAME}` }))
  const note = await screen.findByLabelText(/^Note/)
  await waitFor(() => expect(document.activeElement).toBe(note))
  await person.click(screen.getByRole('combobox', { name: /^Condition/ }))
  await person.click(await screen.findByRole('option', { name: 'Damaged' }))
  await person.type(note, 'The lid is bent{Control>}{Enter}{/Control}')
  await screen.findByText('MacBook Pro brought back')
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    bookingID: id,
    movement: 'broughtBack',
    note: 'The lid is bent',
    condition: 'damaged',
  })
})

it('withdraws what waits with a comment', async () => {
  const received = serve({ [`DELETE /requests/assets/${id}`]: () => undefined })
  const { person } = renderInBookings(<BookingActions booking={bookingOf({ can: { withdraw: true } })} />)
  await person.click(screen.getByRole('button', { name: `Withdraw: ${NAME}` }))
  await person.type(await screen.findByLabelText(/^Comment/), 'Not needed{Enter}')
  await screen.findByText('Request withdrawn')
  expect(received[0]?.query.get('comment')).toBe('Not needed')
})

it('offers only what may be done', () => {
  renderInBookings(<BookingActions booking={bookingOf({ can: { cancel: true } })} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel'])
})
