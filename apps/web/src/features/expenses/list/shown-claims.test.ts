import { describe, expect, it } from 'vitest'
import { amelia, sampleExpense } from '../testing/sample-expense'
import { askedSubmitted, groupStateText, shownOpen, showsOpen, showsSubmitted } from './shown-claims'

const hotel = sampleExpense()
const rail = sampleExpense({ id: 'rail', name: 'Rail, Leeds to London', incurredDate: '2026-11-03', project: null })
const namesOf = (search: Parameters<typeof shownOpen>[1]) => shownOpen([hotel, rail], search).map(({ name }) => name)

describe('the open claims that are listed', () => {
  it('are found by words of their name, type and project', () => {
    expect(namesOf({ search: 'accommodation platform' })).toEqual([hotel.name])
    expect(namesOf({ search: 'LONDON' })).toEqual([rail.name])
  })

  it('are those of a period, a project or a type', () => {
    expect(namesOf({ from: '2026-11-04', to: '2026-11-30' })).toEqual([hotel.name])
    expect(namesOf({ projectID: 'platform' })).toEqual([hotel.name])
    expect(namesOf({ typeID: 'another' })).toEqual([])
  })

  it('come in either order', () => {
    expect(namesOf({})).toEqual([hotel.name, rail.name])
    expect(namesOf({ sortOrder: 'oldestFirst' })).toEqual([rail.name, hotel.name])
  })
})

it.each([
  [{}, true, true],
  [{ show: 'open' }, true, false],
  [{ show: 'paid' }, false, true],
  [{ state: 'unsubmitted' }, true, false],
  [{ state: 'denied' }, false, true],
] as const)('lists what %j asks for', (search, isOpen, isSubmitted) => {
  expect([showsOpen(search), showsSubmitted(search)]).toEqual([isOpen, isSubmitted])
})

it('asks for claims that are paid, or not', () => {
  expect(askedSubmitted({ show: 'paid', state: 'approved' })).toEqual({ isPaid: 'true', state: 'approved' })
  expect(askedSubmitted({ show: 'submitted', search: 'taxi' })).toEqual({ isPaid: 'false', search: 'taxi' })
  expect(askedSubmitted({})).toEqual({})
})

it('says what became of a group', () => {
  const waiting = sampleExpense({ request: { state: 'waitingForApproval' } })
  const approved = sampleExpense({ request: { state: 'approved' } })
  const payment = { id: 'one', number: 1, processedAt: '2026-11-20T09:00:00.000Z', kind: 'transfer' } as const
  expect(groupStateText([waiting, waiting])).toBe('waiting for Amelia Hart')
  expect(groupStateText([waiting, approved])).toBe('decided one by one')
  expect(
    groupStateText([
      waiting,
      sampleExpense({ request: { state: 'waitingForApproval', approver: { ...amelia, id: 'x' } } }),
    ]),
  ).toBe('decided one by one')
  expect(groupStateText([{ ...approved, payment }])).toBe('paid back')
})
