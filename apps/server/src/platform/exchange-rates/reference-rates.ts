import { Currency } from '@praxis/contract/protocol/values'
import { type Day, isDay } from '@praxis/domain/calendar/day'

/** What a euro was in other currencies on a day, as the European Central Bank has published it. */
export interface ReferenceRates {
  readonly day: Day
  readonly perEuro: Readonly<Partial<Record<Currency, string>>>
}

/** Not every currency is published every day: such fields are empty, or N/A. */
const isRate = (text: string): boolean => /^\d{1,9}(\.\d{1,9})?$/.test(text) && Number(text) > 0

const ratesFrom = (day: string, fields: Iterable<readonly [name: string, rate: string]>): ReferenceRates[] => {
  if (!isDay(day)) return []
  const perEuro: Partial<Record<Currency, string>> = {}
  for (const [name, rate] of fields) {
    const currency = Currency.safeParse(name)
    if (currency.success && isRate(rate)) perEuro[currency.data] = rate
  }
  return [{ day, perEuro }]
}

const ratesOfCsv = (text: string): ReferenceRates[] => {
  const [[, ...names] = [], ...lines] = text.split(/\r?\n/).map((line) => line.split(',').map((field) => field.trim()))
  return lines.flatMap(([day = '', ...rates]) =>
    ratesFrom(
      day,
      names.map((name, place) => [name, rates[place] ?? ''] as const),
    ),
  )
}

const DAY_OF_XML = /<Cube\s+time=["']([\d-]+)["']\s*>(.*?)<\/Cube>/gs
const RATE_OF_XML = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([\d.]+)["']\s*\/>/g

const ratesOfXml = (text: string): ReferenceRates[] =>
  [...text.matchAll(DAY_OF_XML)].flatMap(([, day = '', cubes = '']) =>
    ratesFrom(
      day,
      [...cubes.matchAll(RATE_OF_XML)].map(([, name = '', rate = '']) => [name, rate] as const),
    ),
  )

/** The days of a file of the bank, in its order, by the currencies that Praxis knows. The bank offers it as CSV and as XML. */
export const readReferenceRates = (text: string): ReferenceRates[] =>
  text.trimStart().startsWith('<') ? ratesOfXml(text) : ratesOfCsv(text)
