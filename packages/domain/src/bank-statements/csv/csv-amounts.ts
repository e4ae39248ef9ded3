import { isCurrencyCode, minorUnitsOf } from '../statement-amount'
import type { CsvLayout } from './csv-layout'

type DecimalMark = CsvLayout['decimalMark']

/** Signs before, behind or around, letters of direction, and a currency before or behind. */
const AMOUNT =
  /^(?<open>\()?\s*(?<before>[-+−–])?\s*(?<currency>[A-Z]{3}|[£$€¥R]|kr)?\s*(?<inner>[-+−–])?\s*(?<number>\d[\d.,'’ ]*|[.,]\d+)(?<behind>[-+−–])?\s*(?<other>[A-Z]{3}|[£$€¥]|kr)?\s*(?<letters>CR|DR|Cr|Dr|cr|dr|[CDSH])?\s*(?<close>\))?$/

const isMinus = (sign: string): boolean => sign !== '+'

interface Written {
  readonly number: string
  readonly isNegative: boolean
  /** By its three letters, or empty. */
  readonly currency: string
}

/** What keeps spreadsheets from counting with a number is taken off: ="12.50" and '12.50. */
const unwrapped = (text: string): string =>
  text
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .replace(/\s+/g, ' ')

/** With every sign and the name of a currency, an amount is shorter; a text is not looked at as one. */
const LONGEST_AMOUNT = 40

const writtenAmount = (text: string): Written | undefined => {
  if (text.length > LONGEST_AMOUNT) return undefined
  const { groups } = AMOUNT.exec(unwrapped(text)) ?? {}
  if (!groups || (groups.open === undefined) !== (groups.close === undefined)) return undefined
  const { open, before, currency = '', inner, number = '', behind, other = '', letters = '' } = groups
  const signs = [open, before, inner, behind].filter((sign) => sign !== undefined).map(isMinus)
  const said = letters === '' ? [] : [/^[ds]/i.test(letters)]
  // Two signs are none that can be trusted, and neither are a sign and letters that contradict each other.
  if (signs.length > 1 || (signs.length === 1 && said.length === 1 && signs[0] !== said[0])) return undefined
  const isNegative = [...signs, ...said].includes(true)
  return { number: number.trim(), isNegative, currency: [currency, other].find(isCurrencyCode) ?? '' }
}

const GROUPED = /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/

export interface CsvAmount {
  readonly amount: number
  readonly currency: string
}

/** An amount in minor units of the currency that it is written with, else of the one given. */
export const csvAmount = (text: string, mark: DecimalMark, currency: string): CsvAmount | undefined => {
  const written = writtenAmount(text)
  if (!written) return undefined
  const place = written.number.lastIndexOf(mark)
  const [whole, decimals] =
    place === -1 ? [written.number, ''] : [written.number.slice(0, place), written.number.slice(place + 1)]
  if (whole.includes(mark) || !/^\d*$/.test(decimals)) return undefined
  if (!/^\d*$/.test(whole) && !GROUPED.test(whole)) return undefined
  const own = written.currency || currency
  const units = minorUnitsOf(whole.replace(/\D/g, ''), decimals, own)
  return units === undefined ? undefined : { amount: written.isNegative ? 0 - units : units, currency: own }
}

export const isCsvAmount = (text: string): boolean => writtenAmount(text) !== undefined

/** What an amount says of the mark: certain where it can be read in one way only. */
const markOf = (text: string): { mark: DecimalMark; isCertain: boolean } | undefined => {
  const number = writtenAmount(text)?.number ?? ''
  const [points, commas] = [number.split('.').length - 1, number.split(',').length - 1]
  if (points === 0 && commas === 0) return undefined
  if (points > 0 && commas > 0)
    return { mark: number.lastIndexOf('.') > number.lastIndexOf(',') ? '.' : ',', isCertain: true }
  const [mark, other]: [DecimalMark, DecimalMark] = points > 0 ? ['.', ','] : [',', '.']
  if (points + commas > 1) return GROUPED.test(number) ? { mark: other, isCertain: true } : undefined
  const isThousand = /^\d{1,3}[.,]\d{3}$/.test(number)
  return { mark: isThousand ? other : mark, isCertain: !isThousand }
}

/** The mark of a file’s amounts, from all of them together; `isSure` is false where they contradict each other. */
export const guessDecimalMark = (
  texts: readonly string[],
  otherwise: DecimalMark,
): { mark: DecimalMark; isSure: boolean } => {
  const said = texts.flatMap((text) => markOf(text) ?? [])
  const certain = said.filter(({ isCertain }) => isCertain)
  const counted = certain.length > 0 ? certain : said
  const points = counted.filter(({ mark }) => mark === '.').length
  const commas = counted.length - points
  if (points === commas) return { mark: otherwise, isSure: points === 0 }
  return { mark: points > commas ? '.' : ',', isSure: points === 0 || commas === 0 }
}

const COMES = new Set(['c', 'cr', 'credit', 'h', 'haben', 'gutschrift', 'bij', 'credit bij', 'in', 'paid in', '+'])
const GOES = new Set(['d', 'dr', 'debit', 'debet', 's', 'soll', 'lastschrift', 'af', 'out', 'paid out', '-'])

/** 1 where a word says that money comes, -1 where it goes; undefined for any other word. */
export const directionOfWord = (text: string): 1 | -1 | undefined => {
  const word = text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
  return COMES.has(word) ? 1 : GOES.has(word) ? -1 : undefined
}
