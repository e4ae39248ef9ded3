import { type SubmittedState, submittedStates } from '@praxis/contract/requests/request-rules'
import { describe, expect, it } from 'vitest'
import { type DecisionInput, refusalOfCancellation, refusalOfDecision } from './request-transitions'

const approver = { isApprover: true, isLinked: false, isCancelled: false, hasComment: true }

/** What the designated approver may do, with a comment: from each state (rows) to each state (columns). */
const table: Readonly<Record<SubmittedState, Readonly<Record<SubmittedState, string | undefined>>>> = {
  waitingForApproval: { waitingForApproval: 'requestNotDecided', approved: undefined, denied: undefined },
  approved: { waitingForApproval: undefined, approved: 'requestDecided', denied: 'requestDecided' },
  denied: { waitingForApproval: 'requestNotDecided', approved: 'requestDecided', denied: 'requestDecided' },
}

const everyCase = submittedStates.flatMap((from) =>
  submittedStates.flatMap((to) =>
    [true, false].flatMap((isApprover) =>
      [true, false].flatMap((isLinked) =>
        [true, false].flatMap((isCancelled) =>
          [true, false].map(
            (hasComment): DecisionInput => ({ from, to, isApprover, isLinked, isCancelled, hasComment }),
          ),
        ),
      ),
    ),
  ),
)

describe('a request', () => {
  it.each(
    submittedStates.flatMap((from) => submittedStates.map((to) => ({ from, to, outcome: table[from][to] ?? 'done' }))),
  )('goes from $from to $to by its approver: $outcome', ({ from, to, outcome }) => {
    expect(refusalOfDecision({ ...approver, from, to }) ?? 'done').toBe(outcome)
  })

  it('is approved and denied without a word, but opened again only with a reason', () => {
    const silent = { ...approver, hasComment: false }
    expect(refusalOfDecision({ ...silent, from: 'waitingForApproval', to: 'approved' })).toBeUndefined()
    expect(refusalOfDecision({ ...silent, from: 'waitingForApproval', to: 'denied' })).toBeUndefined()
    expect(refusalOfDecision({ ...silent, from: 'approved', to: 'waitingForApproval' })).toBe('invalidInput')
  })

  it.each(everyCase.filter(({ isApprover }) => !isApprover))(
    'is changed by nobody but its approver: $from to $to',
    (decision) => {
      expect(refusalOfDecision(decision)).toBe('invalidPermission')
    },
  )

  it.each(everyCase.filter(({ isApprover, isLinked }) => isApprover && isLinked))(
    'that is linked follows the other one: $from to $to',
    (decision) => {
      expect(refusalOfDecision(decision)).toBe('linkedRequestStateCannotBeUpdated')
    },
  )

  it.each(everyCase.filter(({ isApprover, isLinked, isCancelled }) => isApprover && !isLinked && isCancelled))(
    'that is cancelled stays so: $from to $to',
    (decision) => {
      expect(refusalOfDecision(decision)).toBe('requestCancelled')
    },
  )

  it('changes in exactly three ways', () => {
    const allowed = everyCase.filter((decision) => refusalOfDecision(decision) === undefined)
    expect(new Set(allowed.map(({ from, to }) => `${from} → ${to}`))).toEqual(
      new Set(['waitingForApproval → approved', 'waitingForApproval → denied', 'approved → waitingForApproval']),
    )
  })
})

const booleans = [true, false]
const everyCancellation = submittedStates.flatMap((state) =>
  booleans.flatMap((isConcerned) =>
    booleans.flatMap((isLinked) => booleans.map((isCancelled) => ({ state, isConcerned, isLinked, isCancelled }))),
  ),
)

describe('cancelling', () => {
  it('is for those whom it concerns, for what is approved, once', () => {
    const allowed = everyCancellation.filter((input) => refusalOfCancellation(input) === undefined)
    expect(allowed).toEqual([{ state: 'approved', isConcerned: true, isLinked: false, isCancelled: false }])
  })

  it('says why not', () => {
    const approved = { state: 'approved', isConcerned: true, isLinked: false, isCancelled: false } as const
    expect(refusalOfCancellation({ ...approved, isConcerned: false })).toBe('invalidPermission')
    expect(refusalOfCancellation({ ...approved, isLinked: true })).toBe('linkedRequestStateCannotBeUpdated')
    expect(refusalOfCancellation({ ...approved, isCancelled: true })).toBe('requestCancelled')
    expect(refusalOfCancellation({ ...approved, state: 'waitingForApproval' })).toBe('requestNotApproved')
    expect(refusalOfCancellation({ ...approved, state: 'denied' })).toBe('requestNotApproved')
  })
})
