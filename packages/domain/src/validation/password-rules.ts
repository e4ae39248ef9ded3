import { commonReasons } from '@praxis/contract/protocol/reason-texts'
import { firstProblem, type Rule, unlessEmpty } from './rule'
import { maxLength } from './text-rules'

const SHORTEST_PASSWORD = 8
const LONGEST_PASSWORD = 128

const isStrong = (text: string): boolean =>
  [...text].length >= SHORTEST_PASSWORD &&
  /\p{Lu}/u.test(text) &&
  /\p{Ll}/u.test(text) &&
  /\p{Nd}/u.test(text) &&
  /[^\p{L}\p{N}\s]/u.test(text)

export const password: Rule = firstProblem([
  unlessEmpty((value) => (isStrong(String(value)) ? undefined : commonReasons.weakPassword[1])),
  maxLength(LONGEST_PASSWORD),
])

export const confirmPassword = (chosen: string): Rule =>
  unlessEmpty((value) => (value === chosen ? undefined : commonReasons.confirmPasswordMismatch[1]))
