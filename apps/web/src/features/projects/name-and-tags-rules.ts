import type { Rule } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'

/** What projects and opportunities can be called. */
export const LONGEST_NAME = 200
const LONGEST_TAG = 60

export const MOST_TAGS = 50

/** The problem of the first tag that is too long. */
export const tagsProblem: Rule = (tags) =>
  Array.isArray(tags) ? tags.map(maxLength(LONGEST_TAG)).find((problem) => problem !== undefined) : undefined
