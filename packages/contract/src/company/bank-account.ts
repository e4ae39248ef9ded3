import * as z from 'zod'

const Line = z.string().trim().max(200)

/** A UK sort code and account number, or an IBAN with its BIC; all fields are empty until there is an account. */
export const BankAccount = z.strictObject({
  accountName: Line.default(''),
  sortCode: Line.default(''),
  accountNumber: Line.default(''),
  iban: Line.default(''),
  bic: Line.default(''),
})
export type BankAccount = z.output<typeof BankAccount>

/** Where clients pay to: also a US routing number, with the account number, instead of a sort code. */
export const CompanyAccount = z.strictObject({ ...BankAccount.shape, routingNumber: Line.default('') })
export type CompanyAccount = z.output<typeof CompanyAccount>
