import { expect, test } from 'vitest'
import { demandsOf } from './demands-of-country'

test.each([
  ['GB', 'Invoice', 'GBP', 'Reverse charge', 'sellerVatNumber'],
  ['IE', 'Invoice', 'EUR', 'Reverse charge', 'sellerVatNumber'],
  ['DE', 'Invoice', 'EUR', 'Steuerschuldnerschaft des Leistungsempfängers', 'sellerTaxNumber'],
  ['FR', 'Invoice', 'EUR', 'Autoliquidation', 'sellerLegalForm'],
  ['NL', 'Invoice', 'EUR', 'Btw verlegd', 'sellerCompanyNumber'],
  ['ZA', 'Tax invoice', 'ZAR', '', 'sellerVatNumber'],
  ['US', 'Invoice', null, 'Reverse charge', 'sellerName'],
  ['', 'Invoice', null, 'Reverse charge', 'buyerName'],
] as const)('%s wants its own title, currency and words', (country, title, vatCurrency, words, fact) => {
  expect(demandsOf(country)).toMatchObject({ title, vatCurrency, reverseChargeWords: words })
  expect(demandsOf(country).facts).toContain(fact)
})

test('only France wants the terms to speak of paying late', () => {
  const speaking = ['GB', 'IE', 'ZA', 'US', 'DE', 'FR', 'NL'].filter(
    (country) => demandsOf(country).termsSay.length > 0,
  )
  expect(speaking).toEqual(['FR'])
})
