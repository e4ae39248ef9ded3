import { type Rule, required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'

const LONGEST_NAME = 200
const LONGEST_INITIALS = 3

export const nameRules = (label = 'Name', longest = LONGEST_NAME): readonly Rule[] => [
  required(label),
  maxLength(longest),
]
export const initialsRules: readonly Rule[] = [required('Initials'), maxLength(LONGEST_INITIALS)]
