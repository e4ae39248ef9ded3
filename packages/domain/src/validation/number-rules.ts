import { isEmptyValue, type Rule, unlessEmpty } from './rule'

const NUMBER_TEXT = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

const numberOf = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && NUMBER_TEXT.test(value.trim()) ? Number(value) : Number.NaN
}

const INVALID_NUMBER = 'Invalid Number'

export const number: Rule = unlessEmpty((value) => (Number.isFinite(numberOf(value)) ? undefined : INVALID_NUMBER))

export const integer: Rule = unlessEmpty((value) =>
  Number.isSafeInteger(numberOf(value)) ? undefined : INVALID_NUMBER,
)

/** Zero, '0' and false count as nothing given. */
export const nonZero =
  (field: string): Rule =>
  (value) =>
    !isEmptyValue(value) && (value === false || numberOf(value) === 0) ? `${field} is required` : undefined

/** `shown` is what the message says when the value is held in other units than it is entered in. */
export const min = (least: number, shown: string | number = least): Rule =>
  unlessEmpty((value) => (numberOf(value) < least ? `Minimum of ${shown} is required` : undefined))

export const max = (most: number, shown: string | number = most): Rule =>
  unlessEmpty((value) => (numberOf(value) > most ? `Maximum of ${shown} is required` : undefined))
