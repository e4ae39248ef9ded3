import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import { type PlanRow, rowsOf } from '../model/plan-row'
import { FROM, idOf, sampleBooking, samplePage, TO } from '../testing/sample-planning'
import { DayList } from './day-list'

const booked = { place: 1, name: 'Priya Nair', isOpen: true, bookings: [sampleBooking(idOf(501), idOf(1001))] }
const [row] = rowsOf(samplePage([booked], { level: 'day' }))

const show = (given: PlanRow | undefined) =>
  renderInKit(
    <DayList
      planning={{
        rows: [given ?? expect.fail('there is a row')],
        people: 1,
        canEdit: true,
        error: null,
        retry: () => {},
        shown: { from: FROM, to: TO },
        expanded: new Set([idOf(1)]),
        toggle: () => {},
        onRowsInSight: () => {},
        onRangeReached: () => {},
        opened: (each) => Promise.resolve(each),
      }}
      edits={[]}
      today={FROM}
      empty={null}
      onOpen={() => {}}
      onBook={() => {}}
    />,
  )

it('tells what somebody is booked on, and on the page of one project in which role', () => {
  const { unmount } = show(row)
  expect(screen.getByText('80%')).toBeTruthy()
  expect(screen.getByText('Northgate Water · Data platform')).toBeTruthy()
  unmount()
  const [each] = row?.bookings ?? []
  show(row && { ...row, note: '', target: each?.target })
  expect(screen.getByText('Data Engineer')).toBeTruthy()
  expect(screen.queryByText('Northgate Water · Data platform')).toBeNull()
})

it('shows no figure on a day without capacity and bookings', () => {
  const load = { contracted: 27_000, capacity: 0, hard: 0, soft: 0, weighted: 0 }
  show(row && { ...row, bookings: [], loads: { [FROM]: load } })
  expect(screen.getByText('–')).toBeTruthy()
  expect(screen.getByText('Nothing booked')).toBeTruthy()
})
