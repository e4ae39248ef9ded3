import { expect, it } from 'vitest'
import { changedInScenario, deletedInScenario, inConflict, madeInScenario } from '../testing/sample-scenario'
import { filtered, mergeable, mergePlan } from './chosen-changes'

const blocked = { ...deletedInScenario, problem: 'roleInUse' } as const
const changes = [inConflict, madeInScenario, blocked]

it('what cannot be merged is left out at first, and can be looked for', () => {
  expect([...mergeable(changes)]).toEqual([inConflict.id, madeInScenario.id])
  expect(filtered(changes, 'problems')).toEqual([blocked])
  expect(filtered(changes, 'conflicts')).toEqual([inConflict])
  expect(filtered(changes, 'all')).toEqual(changes)
})

it('a conflict waits for what stands: the real plan’s is discarded, the scenario’s overwrites', () => {
  const chosen = mergeable(changes)
  expect(mergePlan(changes, chosen, new Map())).toMatchObject({ undecidedIDs: [inConflict.id], discardIDs: [] })
  expect(mergePlan(changes, chosen, new Map([[inConflict.id, 'real']]))).toEqual({
    discardIDs: [inConflict.id],
    changeIDs: [madeInScenario.id],
    overwriteIDs: [],
    undecidedIDs: [],
    blockedIDs: [],
  })
  expect(mergePlan(changes, chosen, new Map([[inConflict.id, 'scenario']]))).toMatchObject({
    discardIDs: [],
    changeIDs: [inConflict.id, madeInScenario.id],
    overwriteIDs: [inConflict.id],
  })
})

it('a conflict that was settled meanwhile needs no decision, and nothing is done with what is not chosen', () => {
  const decided = new Map([[changedInScenario.id, 'real']] as const)
  expect(mergePlan([changedInScenario], new Set([changedInScenario.id]), decided).changeIDs).toEqual([
    changedInScenario.id,
  ])
  expect(mergePlan(changes, new Set(), decided)).toMatchObject({ discardIDs: [], changeIDs: [], undecidedIDs: [] })
  expect(mergePlan(changes, new Set([blocked.id]), new Map()).blockedIDs).toEqual([blocked.id])
})
