import { type Day, parseDay } from '../../calendar/day'
import { inPlainLetters } from '../../search/plain-letters'
import type { DayOrder } from './csv-layout'

/** The beginnings of the months in English, German, French and Dutch, in plain letters. */
const MONTHS: readonly RegExp[] = [
  ...[/^(jan|janv)/, /^(feb|fevr?|fev)/, /^(mar|maer|mrt|maa|mrz)/, /^(apr|avr)/, /^(may|mai|mei)/],
  ...[/^(jun|juin)/, /^(jul|juil)/, /^(aug|aou)/, /^sep/, /^(oct|okt)/, /^nov/, /^(dec|dez)/],
]

const monthOf = (name: string): number => {
  const plain = inPlainLetters(name).toLowerCase()
  // French June and July begin alike, so July is looked for first.
  return plain.startsWith('juil') ? 7 : MONTHS.findIndex((month) => month.test(plain)) + 1
}

const CENTURY = 2000

/** Days of accounts lie in these years, so that a number of eight digits is told from others. */
const [FIRST_YEAR, LAST_YEAR] = [1980, 2099]

const dayOf = (year: string, month: string | number, dayOfMonth: string): Day | undefined => {
  const fullYear = year.length === 2 ? CENTURY + Number(year) : Number(year)
  if (fullYear < FIRST_YEAR || fullYear > LAST_YEAR) return undefined
  return parseDay(`${fullYear}-${String(month).padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`)
}

/** With its time and the name of its month, a day is shorter; a text is not looked at as one. */
const LONGEST_DAY = 40

/** Without the time of day, which some banks give. */
const withoutTime = (text: string): string =>
  text
    .slice(0, LONGEST_DAY)
    .trim()
    .replace(/^=?"(.*)"$/, '$1')
    .replace(/[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s*(?:Z|UTC|GMT|[AaPp][Mm]|[+-]\d{2}:?\d{2})?$/, '')

/** Two numbers of which either may be the month, and the year. */
const TWO_NUMBERS = /^(\d{1,2})[-/. ]\s?(\d{1,2})([-/. ])\s?(\d{4}|\d{2})$/

/** A day as banks write it; undefined where the text is none. */
export const csvDay = (text: string, order: DayOrder): Day | undefined => {
  const day = withoutTime(text)
  const byYear = /^(\d{4})([-/. ]?)(\d{1,2})\2(\d{1,2})$/.exec(day)
  if (byYear && (byYear[2] !== '' || day.length === 8)) {
    const found = dayOf(byYear[1] ?? '', byYear[3] ?? '', byYear[4] ?? '')
    if (found) return found
  }
  const [, one = '', two = '', , year] = TWO_NUMBERS.exec(day) ?? /^(\d{2})(\d{2})()(\d{4})$/.exec(day) ?? []
  if (year !== undefined) return order === 'dayFirst' ? dayOf(year, two, one) : dayOf(year, one, two)
  const named =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/. ]+(?<month>\p{L}{3,12})\.?[-/. ,]+(?<year>\d{4}|\d{2})$/u.exec(day) ??
    /^(?<month>\p{L}{3,12})\.?[-/. ]+(?<day>\d{1,2})(?:st|nd|rd|th)?[-/. ,]+(?<year>\d{4})$/u.exec(day)
  const { groups } = named ?? {}
  return groups ? dayOf(groups.year ?? '', monthOf(groups.month ?? ''), groups.day ?? '') : undefined
}

export const isCsvDay = (text: string): boolean =>
  csvDay(text, 'dayFirst') !== undefined || csvDay(text, 'monthFirst') !== undefined

/** Whether days go one way, forwards or backwards, and not all are the same. */
const goesOneWay = (days: readonly (Day | undefined)[]): boolean => {
  const pairs = days.slice(1).map((day, index) => [days[index] ?? '', day ?? ''] as const)
  return pairs.every(([one, other]) => one <= other) || pairs.every(([one, other]) => one >= other)
}

/**
 * The order of a file’s days, from all of them together: 14/10 settles what 03/04 is. Where no day is later than the
 * 12th, the order in which they go on is that of statements; `isSure` is false where neither tells.
 */
export const guessDayOrder = (texts: readonly string[], currency: string): { order: DayOrder; isSure: boolean } => {
  const numbers = texts.flatMap((text) => {
    const [, one, two, mark] = TWO_NUMBERS.exec(withoutTime(text)) ?? []
    return one === undefined ? [] : [{ text, one: Number(one), two: Number(two), mark }]
  })
  // Nobody who writes full stops begins with the month.
  const dayFirst = numbers.filter(({ one, mark }) => one > 12 || mark === '.').length
  const monthFirst = numbers.filter(({ two }) => two > 12).length
  if (dayFirst !== monthFirst) return { order: dayFirst > monthFirst ? 'dayFirst' : 'monthFirst', isSure: true }
  const usual: DayOrder = currency === 'USD' ? 'monthFirst' : 'dayFirst'
  if (dayFirst > 0) return { order: usual, isSure: false }
  const ambiguous = numbers.filter(({ one, two }) => one !== two)
  if (ambiguous.length === 0) return { order: usual, isSure: true }
  const [forwards, backwards] = (['dayFirst', 'monthFirst'] as const).map((order) =>
    goesOneWay(numbers.map(({ text }) => csvDay(text, order))),
  )
  if (forwards === backwards) return { order: usual, isSure: false }
  return { order: forwards ? 'dayFirst' : 'monthFirst', isSure: true }
}
