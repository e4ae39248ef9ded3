import type { BookingDetails } from '@praxis/contract/planning/bookings'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { renderInKit } from '../../../testing/render-in-kit'
import type { OpenedBooking } from '../grid/opened-booking'
import { rowsOf } from '../model/plan-row'
import { usePlanningChange } from '../planning.mutations'
import { FROM, idOf, PROJECT, sampleBooking, samplePage } from '../testing/sample-planning'
import { BookingPopover } from './booking-popover'

const booking = sampleBooking(idOf(501), idOf(1001))
const row =
  rowsOf(samplePage([{ place: 1, name: 'Priya Nair', isOpen: true, bookings: [booking] }]))[0] ?? expect.fail()
const each = row.bookings?.[0] ?? expect.fail()
const changed = { changeID: idOf(900), deletedIDs: [], bookings: [], roles: [] }
const details = (changes: Partial<BookingDetails> = {}): BookingDetails => ({
  ...booking,
  role: each.role,
  employee: null,
  seconds: 216_000,
  secondsNotCarried: 0,
  flags: [],
  can: { edit: true },
  ...changes,
})
const lists = {
  [`GET /planning/bookings/${booking.id}`]: () => details(),
  'GET /masterPlanning/targetables': () => ({
    items: [
      {
        id: PROJECT,
        name: 'Data platform',
        client: null,
        projectID: PROJECT,
        opportunityID: null,
        startDate: null,
        endDate: null,
      },
    ],
  }),
  'GET /companies/employees/search': () => ({ items: [] }),
  'GET /companyManagement/rateCards': () => ({ items: [] }),
}

function Popover({ opened, close }: { opened: OpenedBooking; close: () => void }) {
  const { make } = usePlanningChange()
  return (
    <BookingPopover
      opened={opened}
      rowOf={() => row}
      level="week"
      today="2026-11-12"
      canEdit
      make={make}
      lookInto={() => {}}
      actions={{ remove: () => {}, copy: () => {}, move: () => {}, split: () => {}, find: undefined }}
      onDirty={() => {}}
      close={close}
      done={close}
    />
  )
}

const show = (opened: OpenedBooking) => {
  const close = vi.fn()
  const view = renderInKit(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Popover opened={opened} close={close} />
    </QueryClientProvider>,
  )
  return { ...view, close }
}

it('changes a booking on the version that was seen, and warns of over-booking before', async () => {
  const received = serve({ ...lists, [`PATCH /masterPlanning/bookings/${booking.id}`]: () => changed })
  const { person, close } = show({ kind: 'edit', each, row, day: FROM })
  const amount = screen.getByLabelText('Amount')
  await person.clear(amount)
  await person.type(amount, '9h')
  expect(screen.getByText('Over-booked in 2 weeks')).toBeTruthy()
  await person.type(amount, '{Enter}')
  await waitFor(() => expect(close).toHaveBeenCalled())
  const sent = received.find(({ path }) => path.startsWith('/masterPlanning/bookings/'))
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    secondsPerDay: 32_400,
    totalSeconds: null,
    percentage: null,
    version: 1,
  })
})

it('keeps what was typed when the server refuses, and says why', async () => {
  serve({
    ...lists,
    [`PATCH /masterPlanning/bookings/${booking.id}`]: () => new Refused(409, 'plansOfInactiveProjectLocked'),
  })
  const { person, close } = show({ kind: 'edit', each, row, day: FROM })
  const amount = screen.getByLabelText('Amount')
  await person.clear(amount)
  await person.type(amount, '40%{Enter}')
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0))
  expect((amount as HTMLInputElement).value).toBe('40%')
  expect(close).not.toHaveBeenCalled()
})

it('refuses an amount that it cannot read', async () => {
  const received = serve(lists)
  const { person } = show({ kind: 'edit', each, row, day: FROM })
  const amount = screen.getByLabelText('Amount')
  await person.clear(amount)
  await person.type(amount, 'much{Enter}')
  expect(await screen.findByText('Enter 3h, 3h a day, 40% or 120h in all')).toBeTruthy()
  expect(received.some(({ path }) => path.startsWith('/masterPlanning/bookings'))).toBe(false)
})

it('offers to split on the day that was pressed, inside the booking only', () => {
  serve(lists)
  show({ kind: 'edit', each, row, day: '2026-11-16' })
  expect(screen.getByRole('button', { name: 'Split on 16/11/2026' })).toBeTruthy()
})

const flagged = (changes: Partial<BookingDetails>) => ({
  ...lists,
  [`GET /planning/bookings/${booking.id}`]: () => details(changes),
})

it('offers what leaves the form only while nothing typed would be lost', async () => {
  serve(lists)
  const { person } = show({ kind: 'edit', each, row, day: FROM })
  const leaving = () =>
    ['Move by…', 'Copy to the week after'].map((name) => screen.getByRole('button', { name }).matches(':disabled'))
  expect(leaving()).toEqual([false, false])
  await person.type(screen.getByLabelText(/^Note/), 'On site')
  expect(leaving()).toEqual([true, true])
  expect(screen.getByRole('button', { name: 'Move by…' }).title).toBe('Save your changes first')
  expect(screen.getByRole('button', { name: 'Delete booking' }).matches(':disabled')).toBe(false)
})

it('says in words what is odd about a booking', async () => {
  serve(flagged({ flags: ['outsideDates', 'notCarried', 'lost', 'personLeft'], secondsNotCarried: 5_400_000 }))
  show({ kind: 'edit', each, row, day: FROM })
  expect(await screen.findByText('This booking runs outside the project’s dates.')).toBeTruthy()
  expect(screen.getByText('1,500h 00m can’t be planned, as none of these days is a working day.')).toBeTruthy()
  expect(screen.getByText('This opportunity is lost, but a hard booking still counts in full.')).toBeTruthy()
  expect(screen.getByText('Priya Nair will have left before this booking ends.')).toBeTruthy()
})

it('says no longer what the typed values may have put right', async () => {
  serve(flagged({ flags: ['outsideDates', 'lost'] }))
  const { person } = show({ kind: 'edit', each, row, day: FROM })
  await screen.findByText(/counts in full/)
  await person.click(screen.getByText('Soft'))
  expect(screen.queryByText(/counts in full/)).toBeNull()
  expect(screen.getByText(/outside the project’s dates/)).toBeTruthy()
})

it('asks nothing about a booking that is being made', () => {
  const received = serve(lists)
  show({ kind: 'new', row, range: { from: FROM, to: FROM } })
  expect(screen.getByText('New booking')).toBeTruthy()
  expect(received.some(({ path }) => path.startsWith('/planning/bookings/'))).toBe(false)
})
