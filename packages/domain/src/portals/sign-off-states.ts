import type { SignOffState } from '@praxis/contract/portals/sign-off-shapes'

/** Why nothing can be said about a sign-off any more; undefined as long as it can. */
export const closedBecause = (state: SignOffState): string | undefined => {
  if (state === 'approved') return 'it was approved'
  return state === 'withdrawn' ? 'it was withdrawn' : undefined
}

/** What visitors may do: who questioned a line is answered before anybody approves. */
export const visitorAnswers = (state: SignOffState) => ({
  approve: state === 'waiting',
  question: state === 'waiting' || state === 'questioned',
})

/** Whose turn it is once a question was answered: the client’s, unless others are open. */
export const stateAfterAnswer = (openQuestionCount: number): SignOffState =>
  openQuestionCount === 0 ? 'waiting' : 'questioned'
