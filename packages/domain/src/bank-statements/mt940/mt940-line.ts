import { type Day, daysBetween, parseDay } from '../../calendar/day'
import { minorUnitsOf } from '../statement-amount'

/** What the field :61: says of a movement. */
export interface Mt940Line {
  readonly bookedOn: Day
  readonly valueOn: Day
  readonly amount: number
  readonly isReversal: boolean
  /** Announced, not booked. */
  readonly isExpected: boolean
  readonly customerReference: string
  readonly bankReference: string
  readonly supplement: string
}

/**
 * Value day, maybe the day it was booked, the direction (R before it takes an earlier movement back, E announces one),
 * maybe the last letter of the currency, the amount, the kind and the references.
 */
const LINE = /^(\d{6})(\d{4})?([RE]?)([CD])([A-Z])?\s*(\d{1,15})(?:[.,](\d{0,5}))?(?![\d.,])\s*([A-Z][A-Z0-9]{3})?(.*)$/

/** Two digits of a year are of this century, up to the years that only an old file can have. */
const FIRST_OLD_YEAR = 80

/** A day of six digits, YYMMDD. */
export const dayOfSix = (text: string): Day | undefined => {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? []
  return parseDay(`${Number(year) < FIRST_OLD_YEAR ? 20 : 19}${year}-${month}-${day}`)
}

/** The day of a month nearest to another, as it is given without its year, which may be another one at New Year. */
const nearestDay = (monthAndDay: string, to: Day): Day | undefined => {
  const year = Number(to.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap(
    (each) => parseDay(`${each}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`) ?? [],
  )
  const distance = (day: Day): number => Math.abs(daysBetween(day, to))
  return days.toSorted((one, other) => distance(one) - distance(other))[0]
}

/** Undefined where the field can’t be read. */
export const mt940Line = (lines: readonly string[], currency: string): Mt940Line | undefined => {
  const [first = '', ...more] = lines
  const match = LINE.exec(first.trim())
  if (!match) return undefined
  const [, value = '', entry, mark, direction, , whole = '', decimals = '', , references = ''] = match
  const valueOn = dayOfSix(value)
  const bookedOn = valueOn && (entry === undefined ? valueOn : nearestDay(entry, valueOn))
  const units = minorUnitsOf(whole, decimals, currency)
  if (!bookedOn || units === undefined) return undefined
  // What takes a credit back goes, and what takes a debit back comes.
  const comes = (direction === 'C') !== (mark === 'R')
  const border = references.indexOf('//')
  return {
    bookedOn,
    valueOn,
    amount: comes ? units : 0 - units,
    isReversal: mark === 'R',
    isExpected: mark === 'E',
    customerReference: border === -1 ? references : references.slice(0, border),
    bankReference: border === -1 ? '' : references.slice(border + 2),
    supplement: more.join(' '),
  }
}
