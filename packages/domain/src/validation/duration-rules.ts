import { reasons } from '@praxis/contract/protocol/reasons'
import { firstProblem, type Rule, unlessEmpty } from './rule'

/** Durations are held in seconds; NaN stands for text that could not be read. */
export const duration: Rule = unlessEmpty((value) => (Number.isInteger(value) ? undefined : 'Wrong format'))

/** A duration that is part of a longer one, such as its chargeable time. */
export const partOfDuration = (wholeSeconds: number): Rule =>
  firstProblem([
    duration,
    unlessEmpty((value) => (Number(value) < 0 ? reasons.invalidInput[1] : undefined)),
    unlessEmpty((value) => (Number(value) > wholeSeconds ? "Can't exceed duration" : undefined)),
  ])
