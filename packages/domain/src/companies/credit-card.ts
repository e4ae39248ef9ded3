import { cardBrands } from '@praxis/contract/company/credit-cards'
import cardValidator from 'card-validator'
import { creditCard } from '../validation/credit-card-rule'
import { isEmptyValue } from '../validation/rule'

export interface CardFace {
  readonly brand: (typeof cardBrands)[number]
  readonly lastFour: string
}

/** All that is kept of a card's number; undefined when the text is no card number. */
export const cardFaceOf = (number: string): CardFace | undefined => {
  if (isEmptyValue(number) || creditCard(number) !== undefined) return undefined
  const digits = number.replace(/\s/g, '')
  const type = cardValidator.number(digits).card?.type
  const brand = cardBrands.find((known) => known === type)
  return brand && { brand, lastFour: digits.slice(-4) }
}
