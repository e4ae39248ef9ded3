import type { CreditCard } from '@praxis/contract/company/credit-cards'

const BRANDS: Record<CreditCard['brand'], string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
}

/** All that is kept of a card's number: Visa •••• 1111. */
export const cardText = ({ brand, lastFour }: Pick<CreditCard, 'brand' | 'lastFour'>): string =>
  `${BRANDS[brand]} •••• ${lastFour}`

export const brandText = (brand: CreditCard['brand']): string => BRANDS[brand]

/** Digits in groups of four, as they stand on a card. */
export const groupedDigits = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
