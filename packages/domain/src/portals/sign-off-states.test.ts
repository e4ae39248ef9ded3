import { signOffStates } from '@praxis/contract/portals/sign-off-shapes'
import { expect, it } from 'vitest'
import { closedBecause, stateAfterAnswer, visitorAnswers } from './sign-off-states'

it.each([
  ['waiting', true, true, undefined],
  ['questioned', false, true, undefined],
  ['approved', false, false, 'it was approved'],
  ['withdrawn', false, false, 'it was withdrawn'],
] as const)('what is %s may be approved: %s, questioned: %s', (state, approve, question, why) => {
  expect(visitorAnswers(state)).toEqual({ approve, question })
  expect(closedBecause(state)).toBe(why)
})

it('is the client’s turn once every question was answered', () => {
  expect([stateAfterAnswer(0), stateAfterAnswer(1)]).toEqual(['waiting', 'questioned'])
  expect(signOffStates).toHaveLength(4)
})
