import { type Day, parseDay } from '../../calendar/day'
import type { XmlElement } from '../../xml/read-xml'
import { elementAt, textAt } from '../../xml/xml-paths'
import { isCurrencyCode, minorUnitsOf } from '../statement-amount'

export interface Money {
  readonly amount: number
  readonly currency: string
}

/** An amount without its direction; undefined where it is none. */
export const moneyOf = (element: XmlElement | undefined): Money | undefined => {
  const currency = element?.attributes.get('Ccy') ?? ''
  const [, whole, decimals = ''] = /^\+?(\d{1,18})(?:\.(\d{0,5}))?$/.exec(element?.text.trim() ?? '') ?? []
  if (whole === undefined || !isCurrencyCode(currency)) return undefined
  const amount = minorUnitsOf(whole, decimals, currency)
  return amount === undefined ? undefined : { amount, currency }
}

/** 1 for money that comes, -1 for money that goes; 0 where it is not said. */
export const directionOf = (element: XmlElement): 1 | -1 | 0 => {
  const direction = textAt(element, 'CdtDbtInd')
  return direction === 'CRDT' ? 1 : direction === 'DBIT' ? -1 : 0
}

/** A day, which may be given as a moment: it is the day on the bank's own clock. */
export const dayOf = (element: XmlElement | undefined): Day | undefined => {
  const text = textAt(element, 'Dt') || textAt(element, 'DtTm') || (element?.text.trim() ?? '')
  return parseDay(/^(\d{4}-\d{2}-\d{2})(?:$|T|Z|[+-])/.exec(text)?.[1] ?? '')
}

/** The number of an account: its IBAN, or whatever else it has. */
export const accountOf = (account: XmlElement | undefined): string =>
  textAt(account, 'Id', 'IBAN') ||
  textAt(account, 'Id', 'Othr', 'Id') ||
  textAt(elementAt(account, 'Id'), 'PrtryAcct', 'Id') ||
  textAt(elementAt(account, 'Id'), 'BBAN')
