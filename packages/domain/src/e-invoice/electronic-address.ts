import type { ElectronicAddress } from './e-invoice'
import { type EInvoiceProblem, missing, wrong } from './e-invoice-problem'
import { EMAIL_SCHEME, electronicAddressSchemes } from './electronic-address-schemes'
import type { InvoiceFact } from './invoice-facts'
import { isBlank } from './xml'

const digitsOf = (text: string): number[] => [...text].map(Number)

/** The sum of all digits, each times its weight; weights begin again when they are used up. */
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, index) => sum + digit * (weights[index % weights.length] ?? 0), 0)

const isGln = (id: string): boolean => {
  const [check, ...digits] = digitsOf(id).reverse()
  return /^\d{2,}$/.test(id) && (10 - (weighted(digits, [3, 1]) % 10)) % 10 === check
}

const isNorwegian = (id: string): boolean =>
  /^[1-9]\d{8}$/.test(id) && weighted(digitsOf(id), [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0

const isBelgian = (id: string): boolean =>
  /^\d{10}$/.test(id) && 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8))

const isSwedish = (id: string): boolean => {
  const doubled = digitsOf(id).map((digit, index) =>
    index % 2 === 0 ? Math.floor(digit / 5) + ((digit * 2) % 10) : digit,
  )
  return /^\d{10}$/.test(id) && weighted(doubled, [1]) % 10 === 0
}

const isAustralian = (id: string): boolean => {
  const [first = 0, ...others] = digitsOf(id)
  return /^\d{11}$/.test(id) && weighted([first - 1, ...others], [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0
}

const isDanish = (id: string): boolean => /^(DK)?\d{8}$/.test(id)

/** Numbers that Peppol itself looks at: a wrong one is refused on the way. */
const checks: Readonly<Record<string, { rule: string; isRight: (id: string) => boolean; expected: string }>> = {
  '0007': { rule: 'PEPPOL-COMMON-R049', isRight: isSwedish, expected: 'it is an organisation number of ten digits' },
  '0088': { rule: 'PEPPOL-COMMON-R040', isRight: isGln, expected: 'it is a GLN with its check digit' },
  '0151': { rule: 'PEPPOL-COMMON-R050', isRight: isAustralian, expected: 'it is an ABN of eleven digits' },
  '0184': { rule: 'PEPPOL-COMMON-R042', isRight: isDanish, expected: 'it is a CVR number of eight digits' },
  '0192': { rule: 'PEPPOL-COMMON-R041', isRight: isNorwegian, expected: 'it is an organisation number of nine digits' },
  '0208': { rule: 'PEPPOL-COMMON-R043', isRight: isBelgian, expected: 'it is an enterprise number of ten digits' },
}

type AddressFact = Extract<InvoiceFact, 'sellerElectronicAddress' | 'buyerElectronicAddress'>

/** What is wrong with an address that is given. */
export const electronicAddressProblem = (fact: AddressFact, { scheme, id }: ElectronicAddress): EInvoiceProblem[] => {
  if (isBlank(id)) return []
  if (!electronicAddressSchemes.some(({ code }) => code === scheme))
    return [wrong('BR-CL-25', fact, 'say what kind of address it is')]
  const check = checks[scheme]
  return check && !check.isRight(id) ? [wrong(check.rule, fact, check.expected)] : []
}

/** Peppol delivers to an address, and e-mail is none of it. */
export const peppolAddressProblem = (fact: AddressFact, { scheme, id }: ElectronicAddress): EInvoiceProblem[] => {
  if (isBlank(id))
    return [missing(fact === 'sellerElectronicAddress' ? 'PEPPOL-EN16931-R020' : 'PEPPOL-EN16931-R010', fact)]
  return scheme === EMAIL_SCHEME ? [wrong('PEPPOL-EN16931-CL008', fact, 'Peppol does not deliver to e-mail')] : []
}
