import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../../api/testing/fake-server'
import { renderInBookings } from '../testing/in-bookings'
import { bookingOf, megan, sampleUse, wholeAsset } from '../testing/sample-bookings'
import { BookingFormDialog } from './booking-form-dialog'
import type { BookingSubject } from './booking-values'

afterEach(() => vi.unstubAllGlobals())

const asset = wholeAsset()
/** A Monday so far ahead that it is in the future whenever this runs, and within two years. */
const year = new Date().getUTCFullYear() + 1
const at = (day: number, time: string): string => `${year}-03-${String(day).padStart(2, '0')}T${time}:00.000Z`
const shown = (day: number): string => `${String(day).padStart(2, '0')}/03/${year}`

function open(subject: BookingSubject, answers: Record<string, () => unknown> = {}, managesAssets = false) {
  const received = serve({
    'GET /assetCategories/requestableAssets': () => ({
      items: [],
      metadata: { page: 1, per: 20, total: 0, hasMore: false },
    }),
    [`GET /assetCategories/assets/${asset.id}`]: () => asset,
    ...answers,
  })
  const onClose = vi.fn()
  const view = renderInBookings(
    <BookingFormDialog subject={subject} onClose={onClose} />,
    managesAssets ? new Set(['canManageAssets'] as const) : undefined,
  )
  const sent = () => received.find(({ body }) => body !== '')
  return { received, sent, onClose, ...view }
}

const times = { from: at(8, '09:00'), to: at(10, '17:30') }

it('books the chosen times by keys, and says that someone has to approve it', async () => {
  const { person, sent, onClose } = open(
    { kind: 'new', asset, times },
    { [`POST /requests/assets/${asset.id}`]: () => bookingOf() },
  )
  const from = await screen.findByRole('textbox', { name: 'From' })
  expect(from.getAttribute('value')).toBe(shown(8))
  expect(await screen.findByText('Waits until someone who manages assets approves it')).toBeTruthy()
  await person.type(screen.getByLabelText(/^Note/), 'A talk{Control>}{Enter}{/Control}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(JSON.parse(sent()?.body ?? '')).toEqual({ ...times, note: 'A talk' })
  expect(screen.getByRole('status').textContent).toContain('Request sent')
})

it('tells who has it then and when, before it is sent', async () => {
  const taken = sampleUse('other', { from: at(9, '09:00'), to: at(12, '17:30') })
  open({ kind: 'new', asset, times }, { [`GET /assetCategories/assets/${asset.id}`]: () => wholeAsset([taken]) })
  expect(
    await screen.findByText(`MacBook Pro is taken then: Callum Reid, ${shown(9)} 09:00 – ${shown(12)} 17:30`),
  ).toBeTruthy()
})

it('keeps what was typed when somebody else was first', async () => {
  const { person, onClose } = open(
    { kind: 'new', asset, times },
    {
      [`POST /requests/assets/${asset.id}`]: () =>
        new Refused(409, 'assetBooked', { asset: 'MacBook Pro', who: 'Tom', when: 'then' }),
    },
  )
  await person.type(await screen.findByLabelText(/^Note/), 'A talk{Control>}{Enter}{/Control}')
  expect(await screen.findByText('MacBook Pro is taken then: Tom, then')).toBeTruthy()
  expect(screen.getByLabelText(/^Note/)).toHaveProperty('value', 'A talk')
  expect(onClose).not.toHaveBeenCalled()
})

it('asks for an asset, and for an end after the start', async () => {
  const { person, sent } = open({ kind: 'new', times: { from: times.to, to: times.from } })
  await person.click(await screen.findByRole('button', { name: /^Book/ }))
  expect(screen.getByText('Asset is required')).toBeTruthy()
  expect(screen.getByText('The end has to be after the start')).toBeTruthy()
  expect(sent()).toBeUndefined()
})

it('moves the last day along with the first', async () => {
  const { person } = open({ kind: 'new', asset, times })
  const from = await screen.findByRole('textbox', { name: 'From' })
  await person.clear(from)
  await person.type(from, `${shown(15)}{Tab}`)
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveProperty('value', shown(17))
})

it('sends only what was changed, with the version that was seen', async () => {
  const booking = bookingOf({ ...times, from: at(8, '09:00').replace('00.000', '20.000') })
  const { person, sent, onClose } = open(
    { kind: 'change', booking },
    { [`PUT /requests/assets/${booking.id}`]: () => booking },
  )
  const end = await screen.findByRole('textbox', { name: 'End time' })
  await person.clear(end)
  await person.type(end, '12:00{Control>}{Enter}{/Control}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(JSON.parse(sent()?.body ?? '')).toEqual({ version: 3, to: at(10, '12:00') })
})

it('changes only the end of what was collected', async () => {
  open({ kind: 'change', booking: bookingOf({ ...times, takenAt: times.from }) })
  const isOff = (name: string) => (screen.getByRole('textbox', { name }) as HTMLInputElement).disabled
  await screen.findByRole('textbox', { name: 'To' })
  expect([isOff('From'), isOff('Start time'), isOff('To'), isOff('End time')]).toEqual([true, true, false, false])
})

it('lets only those who manage assets book for somebody else', async () => {
  const { unmount } = open({ kind: 'new', asset, times })
  await screen.findByRole('textbox', { name: 'From' })
  expect(screen.queryByRole('combobox', { name: /^For/ })).toBeNull()
  unmount()
  open(
    { kind: 'new', asset, times },
    {
      'GET /companyManagement/employees/search': () => ({ items: [megan] }),
      'GET /employees/search': () => ({ items: [megan] }),
    },
    true,
  )
  expect(await screen.findByRole('combobox', { name: /^For/ })).toBeTruthy()
})
