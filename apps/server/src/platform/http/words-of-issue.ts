import type * as z from 'zod'

const INVALID = 'Invalid input'

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Invalid Email',
  url: 'Invalid URL',
  date: 'Invalid Date',
  datetime: 'Invalid Date',
  e164: 'Invalid Phone Number',
}

const TYPES: Readonly<Record<string, string>> = {
  number: 'Invalid Number',
  int: 'Invalid Number',
  date: 'Invalid Date',
}

/** A field's name as a person would say it: firstName is 'First name', clientID 'Client'. */
function fieldName(issue: z.core.$ZodRawIssue): string {
  const key = issue.path?.findLast((part) => typeof part === 'string') ?? 'This'
  const words = String(key)
    .replace(/(?<=.)IDs?$/, '')
    .replace(/[A-Z][a-z]/g, (start) => ` ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const missing = (issue: z.core.$ZodRawIssue): string => `${fieldName(issue)} is required`

type Bound = Pick<z.core.$ZodIssueTooBig, 'origin'>

const isCountOfCharacters = ({ origin }: Bound) => origin === 'string'
const isCountOfThings = ({ origin }: Bound) => origin === 'array' || origin === 'set' || origin === 'map'

function tooMuch(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (isCountOfCharacters(issue)) return `Maximum ${issue.maximum} characters`
  return isCountOfThings(issue) ? `Maximum ${issue.maximum} entries` : `Maximum of ${issue.maximum} is required`
}

function tooLittle(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (!isCountOfCharacters(issue) && !isCountOfThings(issue)) return `Minimum of ${issue.minimum} is required`
  if (Number(issue.minimum) <= 1) return missing(issue)
  return `Minimum ${issue.minimum} ${isCountOfCharacters(issue) ? 'characters' : 'entries'}`
}

/** What a person reads under the field; a schema with words of its own does not come here. */
export function wordsOfIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'too_big':
      return tooMuch(issue as z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>)
    case 'too_small':
      return tooLittle(issue as z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>)
    case 'invalid_format':
      return FORMATS[String(issue.format)] ?? INVALID
    case 'invalid_type':
      return issue.input === undefined ? missing(issue) : (TYPES[String(issue.expected)] ?? INVALID)
    default:
      return INVALID
  }
}
