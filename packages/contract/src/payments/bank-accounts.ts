import * as z from 'zod'
import { BankAccount } from '../company/bank-account'
import { about, endpoint } from '../protocol/endpoint'
import { Id, Moment, madeOn, Version } from '../protocol/values'

/** What can be seen of an account without a look at it: the ends of its numbers. */
export const MaskedBankAccount = z
  .strictObject({
    accountName: z.string(),
    /** '20-••-••', or empty. */
    sortCode: z.string(),
    /** '•••••417', or empty. */
    accountNumber: z.string(),
    /** 'GB•• •••• 1234', or empty. */
    iban: z.string(),
    bic: z.string(),
    updatedAt: Moment,
    version: Version,
  })
  .meta({ id: 'MaskedBankAccount' })
export type MaskedBankAccount = z.infer<typeof MaskedBankAccount>

const ofPerson = { access: 'employee', feature: 'expense', params: z.strictObject({ id: Id }) } as const

/** Where people are paid: seen by themselves and by those who process payments. */
export const bankAccounts = about('bankAccounts', {
  getBankAccount: endpoint({
    method: 'GET',
    path: '/employees/{id}/bankAccount',
    summary: 'Get a person’s bank account with its numbers masked, for themselves and those who process payments',
    ...ofPerson,
    response: z.strictObject({ account: MaskedBankAccount.nullable() }),
    reasons: ['notFound'],
  }),
  revealBankAccount: endpoint({
    method: 'POST',
    path: '/employees/{id}/bankAccount/reveal',
    summary: 'Look at a person’s bank account; the look is kept in the history',
    ...ofPerson,
    secret: true,
    notWhileImpersonating: true,
    response: BankAccount,
    reasons: ['notFound'],
  }),
  updateBankAccount: endpoint({
    method: 'PUT',
    path: '/employees/{id}/bankAccount',
    summary: 'Set one’s own bank account: a sort code and account number, or an IBAN and BIC',
    ...ofPerson,
    notWhileImpersonating: true,
    body: z.strictObject({ ...BankAccount.shape, ...madeOn }),
    response: z.strictObject({ account: MaskedBankAccount.nullable() }),
    reasons: ['notFound', 'invalidBankAccountInput', 'changedMeanwhile'],
  }),
  deleteBankAccount: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/bankAccount',
    summary: 'Remove one’s own bank account',
    ...ofPerson,
    notWhileImpersonating: true,
    response: 'nothing',
    reasons: ['notFound'],
  }),
})
