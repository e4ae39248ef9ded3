import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { AssetWish } from './asset-wish'
import { renderInBookings } from './testing/in-bookings'
import { bookingOf, toDecideOf } from './testing/sample-bookings'

afterEach(() => vi.unstubAllGlobals())

const booking = bookingOf({ can: { decide: true } })

function open(changes: Parameters<typeof toDecideOf>[0] = {}) {
  const received = serve({
    [`GET /approvals/${booking.id}/asset`]: () => toDecideOf(changes),
    [`PUT /approvals/${booking.id}/state`]: () => ({}),
  })
  const view = renderInBookings(<AssetWish booking={booking} />)
  return { ...view, decision: () => JSON.parse(received.find(({ body }) => body !== '')?.body ?? '{}') }
}

it('says who asks, for when and why, and is approved as it was seen', async () => {
  const { person, decision } = open()
  expect(screen.getByText('Megan Price asks for it')).toBeTruthy()
  expect(screen.getByText('18/11/2026 09:00 – 27/11/2026 17:30')).toBeTruthy()
  expect(screen.getByText('Old one is being repaired')).toBeTruthy()
  await person.click(await screen.findByText('Approve, it is free then'))
  await waitFor(() => expect(decision()).toEqual({ state: 'approved', comment: '', version: 'seen' }))
})

it('is denied with a comment', async () => {
  const { person, decision } = open()
  await screen.findByText('Approve, it is free then')
  await person.click(screen.getByRole('button', { name: 'Deny Megan Price, MacBook Pro…' }))
  await person.type(await screen.findByLabelText(/^Comment/), 'Take the other one')
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Deny/ }))
  await waitFor(() => expect(decision()).toMatchObject({ state: 'denied', comment: 'Take the other one' }))
})

it('warns where the asset is not free then', async () => {
  open({ isFree: false })
  expect(await screen.findByText('MacBook Pro isn’t free then')).toBeTruthy()
  expect(screen.queryByText('Approve, it is free then')).toBeNull()
})

it('offers nothing to those who do not decide', () => {
  serve({})
  renderInBookings(<AssetWish booking={bookingOf()} />)
  expect(screen.queryByRole('button')).toBeNull()
})
