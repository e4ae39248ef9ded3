import cardValidator from 'card-validator'
import { type Rule, unlessEmpty } from './rule'

const KNOWN_BRANDS = new Set(['visa', 'mastercard', 'american-express', 'discover', 'diners-club', 'jcb'])

const isKnownBrand = (digits: string): boolean => {
  const brand = cardValidator.number(digits).card?.type
  return brand !== undefined && KNOWN_BRANDS.has(brand)
}

// card-validator ties the check digit to each brand's usual lengths; the rule here is any of 13 to 19 digits.
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

export const creditCard: Rule = unlessEmpty((value) => {
  const digits = String(value).replace(/\s/g, '')
  return /^\d{13,19}$/.test(digits) && passesLuhn(digits) && isKnownBrand(digits) ? undefined : 'Invalid credit card'
})
