import { expect, it } from 'vitest'
import { rowsOf } from '../model/plan-row'
import { idOf, samplePage } from '../testing/sample-planning'
import { marksOf } from './scenario-changes'
import { audienceWords, closedWords } from './scenario-words'
import {
  ada,
  changedInScenario,
  deletedInScenario,
  madeInScenario,
  sampleChanges,
  sampleScenario,
  tom,
} from './testing/sample-scenario'

const rowWith = (bookings: Parameters<typeof samplePage>[0][number]['bookings']) => {
  const [row] = rowsOf(samplePage([{ place: 1, name: 'Priya Nair', isOpen: true, bookings: bookings ?? [] }]))
  if (!row) throw new Error('The sample has no row')
  return row
}

it('marks what a scenario made and changed, and shows what it deletes in the row of whoever was booked', () => {
  const { marks, ghostsIn } = marksOf(sampleChanges([changedInScenario, madeInScenario, deletedInScenario]))
  expect([...marks]).toEqual([
    [changedInScenario.id, 'changed'],
    [madeInScenario.id, 'made'],
  ])
  expect(ghostsIn(rowWith([])).map(({ booking }) => booking.id)).toEqual([deletedInScenario.id])
  expect(ghostsIn({ ...rowWith([]), id: idOf(2) })).toEqual([])
})

it('what was put back is no ghost any more', () => {
  const { ghostsIn } = marksOf(sampleChanges([deletedInScenario]))
  const { base } = deletedInScenario
  if (base && 'startDate' in base) expect(ghostsIn(rowWith([base]))).toEqual([])
  expect(base).not.toBeNull()
})

it('says who sees it, and what became of it', () => {
  expect(audienceWords(sampleScenario({ members: [] }), ada.id)).toBe('Only you see it.')
  expect(audienceWords(sampleScenario(), ada.id)).toBe('Only you and Tom Okafor see it.')
  expect(audienceWords(sampleScenario(), tom.id)).toBe('Only you and Ada Moss see it.')
  const third = { ...tom, id: idOf(3) }
  const members = [tom, third].map((employee) => ({ employee, access: 'read' as const }))
  expect(audienceWords(sampleScenario({ members }), ada.id)).toBe('Only you and 2 others see it.')
  const dropped = sampleScenario({ state: 'dropped', closedBy: ada, closedAt: '2026-11-12T10:00:00.000Z' })
  expect(closedWords(dropped)).toMatch(/^Dropped by Ada Moss on 12\/11\/2026/)
})
