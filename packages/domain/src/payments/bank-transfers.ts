import type { BankAccount } from '@praxis/contract/company/bank-account'
import type { Day } from '../calendar/day'

/** Money for one person, in minor units of the file’s currency. */
export interface BankCredit {
  readonly name: string
  /** As it is stored; null where the person has none. */
  readonly account: BankAccount | null
  readonly amount: number
  /** What the person reads on the statement. */
  readonly reference: string
}

/** A payment as a bank is told to make it. */
export interface BankTransfers {
  readonly paymentNumber: number
  /** The day the file is made, which the money is to be sent on. */
  readonly day: Day
  readonly debtor: { readonly name: string; readonly account: BankAccount }
  readonly credits: readonly BankCredit[]
  /** How often the file was made before: from the second time on, it is a copy. */
  readonly earlierFiles: number
}

/** The file, or the names of those whose accounts lack what it needs. */
export type BankFile = { readonly text: string } | { readonly missing: readonly string[] }

/** The holder of the account as the bank knows them. */
export const holderOf = (name: string, account: BankAccount): string => account.accountName.trim() || name
