import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { ChangedRow, KeptRow } from './change-rows'
import {
  conflictWith,
  discardedWith,
  inScenario,
  type KindOfRow,
  merged,
  mergedWith,
  overlaid,
  type ScenarioRow,
} from './scenario'

const ids = ['a', 'b', 'c', 'd', 'e']
const someRow = fc.option(fc.record({ seconds: fc.nat(3), role_id: fc.constantFrom('r', 's') }))
const someRows = fc.dictionary(fc.constantFrom(...ids), someRow, { minKeys: 1 })

const rowsOf = (rows: Readonly<Record<string, KeptRow | null>>): Map<string, KeptRow> =>
  new Map(Object.entries(rows).flatMap(([id, row]) => (row ? [[id, row] as const] : [])))

/** What is planned in a scenario one after the other, each time on what it shows. */
const planned = (real: ReadonlyMap<string, KeptRow>, steps: readonly Readonly<Record<string, KeptRow | null>>[]) => {
  const changes = new Map<string, ScenarioRow>()
  let shown = new Map(real)
  for (const step of steps) {
    for (const [id, after] of Object.entries(step)) {
      const change: ChangedRow = { id, before: shown.get(id) ?? null, after }
      const next = overlaid(changes.get(id), change)
      if (next) changes.set(id, next)
      else changes.delete(id)
    }
    shown = inScenario(real, [...changes.values()])
  }
  return { shown, changes: [...changes.values()] }
}

const applied = (real: ReadonlyMap<string, KeptRow>, rows: readonly ChangedRow[]): Map<string, KeptRow> =>
  inScenario(
    real,
    rows.map(({ id, before, after }) => ({ id, base: before, wanted: after })),
  )

describe('a scenario', () => {
  test.prop([someRows, fc.array(someRows, { maxLength: 8 })])(
    'shows what was planned in it, row by row',
    (start, steps) => {
      const real = rowsOf(start)
      const direct = rowsOf(Object.assign({}, start, ...steps))
      expect(planned(real, steps).shown).toEqual(direct)
    },
  )

  test.prop([someRows, fc.array(someRows, { maxLength: 8 })])('merged whole, is the real plan', (start, steps) => {
    const real = rowsOf(start)
    const { shown, changes } = planned(real, steps)
    expect(applied(real, merged(changes, real))).toEqual(shown)
    expect(changes.every((change) => conflictWith(change, real.get(change.id) ?? null) === null)).toBe(true)
  })

  test.prop([someRows, fc.array(someRows, { maxLength: 4 }), someRows])(
    'shows what the real plan becomes wherever it touched nothing, and is in conflict only where it did',
    (start, steps, meanwhile) => {
      const { changes } = planned(rowsOf(start), steps)
      const real = rowsOf({ ...start, ...meanwhile })
      const shown = inScenario(real, changes)
      const touched = new Set(changes.map(({ id }) => id))
      for (const id of ids) if (!touched.has(id)) expect(shown.get(id)).toEqual(real.get(id))
      for (const change of changes) {
        const isOther = JSON.stringify(real.get(change.id) ?? null) !== JSON.stringify(change.base)
        if (!isOther) expect(conflictWith(change, real.get(change.id) ?? null)).toBeNull()
      }
    },
  )
})

const row = { seconds: 1 }
it.each([
  ['nothing happened', { base: row, wanted: null }, row, null],
  ['it was changed', { base: row, wanted: null }, { seconds: 2 }, 'changed'],
  ['it was deleted', { base: row, wanted: { seconds: 3 } }, null, 'deleted'],
  ['the same was done', { base: row, wanted: { seconds: 2 } }, { seconds: 2 }, null],
  ['both deleted it', { base: row, wanted: null }, null, null],
  ['it was made', { base: null, wanted: row }, null, null],
])('knows the conflict when %s', (_, change, real, conflict) => {
  expect(conflictWith(change, real)).toBe(conflict)
})

describe('chosen changes', () => {
  const role = (id: string, base: KeptRow | null, wanted: KeptRow | null): KindOfRow => ({
    id,
    kind: 'role',
    base,
    wanted,
  })
  const booking = (id: string, from: string | null, to: string | null): KindOfRow => ({
    id,
    kind: 'booking',
    base: from === null ? null : { role_id: from },
    wanted: to === null ? null : { role_id: to },
  })
  const changes = [
    role('made', null, {}),
    role('gone', {}, null),
    booking('new', null, 'made'),
    booking('dropped', 'gone', null),
    booking('other', 'x', 'x'),
  ]
  const idsOf = (rows: readonly KindOfRow[]) => rows.map(({ id }) => id)

  it.each([
    [['new'], ['made', 'new']],
    [['made'], ['made']],
    [['gone'], ['gone', 'dropped']],
    [['dropped'], ['dropped']],
    [['other'], ['other']],
  ])('%j are merged with what they need', (chosen, all) => {
    expect(idsOf(mergedWith(changes, new Set(chosen)))).toEqual(all)
  })

  it.each([
    [['made'], ['made', 'new']],
    [['new'], ['new']],
    [['dropped'], ['gone', 'dropped']],
    [['gone'], ['gone']],
  ])('%j are discarded with what makes no sense without them', (chosen, all) => {
    expect(idsOf(discardedWith(changes, new Set(chosen)))).toEqual(all)
  })
})
