import { expect, it } from 'vitest'
import { idOf, sampleRole } from '../../testing/sample-planning'
import {
  changedInScenario,
  deletedInScenario,
  inConflict,
  madeInScenario,
  ROLE,
  sampleChanges,
} from '../testing/sample-scenario'
import { changeInWords } from './change-words'

const named = sampleChanges([])

it('says how a booking was and would be', () => {
  expect(changeInWords(named, changedInScenario)).toMatchObject({
    title: 'Priya Nair · Northgate Water · Data platform',
    kind: 'Changed booking',
    sides: [
      { label: 'Before', words: '09/11 – 20/11/2026, 6h a day, hard' },
      { label: 'Scenario', words: '09/11 – 27/11/2026, 6h a day, hard' },
    ],
    conflict: undefined,
    problem: undefined,
  })
})

it('says what the real plan has now, and who made it so', () => {
  const { sides, conflict } = changeInWords(named, inConflict)
  expect(sides.map(({ label, words }) => [label, words])).toEqual([
    ['Before', '09/11 – 20/11/2026, 6h a day, hard'],
    ['Real plan now', '09/11 – 20/11/2026, 3h a day, hard'],
    ['Scenario', '09/11 – 27/11/2026, 6h a day, hard'],
  ])
  expect(conflict).toMatch(/^Tom Okafor changed this in the real plan on 10\/11\/2026 /)
  const gone = { ...inConflict, real: null, conflict: { was: 'deleted', who: null, at: null } } as const
  expect(changeInWords(named, gone).conflict).toBe('This was deleted in the real plan.')
  expect(changeInWords(named, gone).sides[1]).toEqual({ label: 'Real plan now', words: 'Deleted' })
})

it('a new booking has only one side, a deleted one ends with that', () => {
  expect(changeInWords(named, madeInScenario).sides.map(({ label }) => label)).toEqual(['Scenario'])
  expect(changeInWords(named, deletedInScenario).sides.at(-1)).toEqual({ label: 'Scenario', words: 'Deleted' })
})

it('names the person of a side where that is another', () => {
  const others = {
    ...named,
    roleInfos: { ...named.roleInfos, [idOf(1002)]: sampleRole(idOf(1002), null, { name: 'Analyst' }) },
  }
  const moved = changeInWords(others, {
    ...changedInScenario,
    wanted: { ...changedInScenario.base, roleID: idOf(1002) },
  } as typeof changedInScenario)
  expect(moved.title).toBe('Analyst · Northgate Water · Data platform')
  expect(moved.sides[0]?.words).toMatch(/^Priya Nair · Northgate Water · Data platform: 09\/11/)
})

it('shows notes only where they differ', () => {
  const noted = {
    ...changedInScenario,
    wanted: { ...changedInScenario.base, note: 'On site' },
  } as typeof changedInScenario
  expect(changeInWords(named, noted).sides.map(({ words }) => words)).toEqual([
    '09/11 – 20/11/2026, 6h a day, hard, no note',
    '09/11 – 20/11/2026, 6h a day, hard, “On site”',
  ])
})

it('says who fills a role, and why it cannot be merged', () => {
  const role = sampleRole(ROLE, null)
  const filled = changeInWords(named, {
    kind: 'role',
    id: ROLE,
    action: 'changed',
    changedBy: changedInScenario.changedBy,
    changedAt: changedInScenario.changedAt,
    conflict: null,
    problem: 'personLeft',
    base: role,
    real: role,
    wanted: sampleRole(ROLE, idOf(1)),
  })
  expect(filled).toMatchObject({
    title: 'Northgate Water · Data platform',
    kind: 'Changed role',
    sides: [{ words: 'Data Engineer' }, { words: 'Data Engineer, Priya Nair' }],
    problem: 'This person has left. Book someone else, or discard this change.',
  })
})
