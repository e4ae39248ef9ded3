import type { StatementFormat } from '@praxis/contract/invoices/bank-statement-rules'
import type { Day } from '../calendar/day'
import type { CsvReading } from './csv/csv-layout'

/** A movement on an account, as the bank tells it. Texts that the bank does not give are empty. */
export interface StatementLine {
  /** Where it begins in the file; the first line is 1. */
  readonly fileLine: number
  readonly bookedOn: Day
  readonly valueOn: Day
  /** In minor units of its currency; below nothing where money left the account. */
  readonly amount: number
  /** Any currency that banks know, by its three letters: not only those that Praxis invoices in. */
  readonly currency: string
  /** Takes back an earlier movement, such as a debit that was returned. */
  readonly isReversal: boolean
  /** The other side: who paid, or who was paid. */
  readonly partyName: string
  /** For whom the other side paid, where that is somebody else. */
  readonly onBehalfOf: string
  readonly partyAccount: string
  readonly remittance: string
  readonly creditorReference: string
  readonly endToEndReference: string
  readonly bankReference: string
  /** What the bank itself adds, such as the kind of movement. */
  readonly bankText: string
}

/** What was on an account, in minor units of its currency. */
export interface Balance {
  readonly amount: number
  readonly day: Day | null
}

/** The movements of an account over some days, in the order of the file. */
export interface BankStatement {
  /** An IBAN or the number that the bank uses, without spaces. */
  readonly account: string
  readonly currency: string
  /** What the bank calls the statement; empty where it has no name. */
  readonly number: string
  readonly firstDay: Day | null
  readonly lastDay: Day | null
  readonly opening: Balance | null
  readonly closing: Balance | null
  readonly lines: readonly StatementLine[]
}

export interface StatementProblem {
  /** Null where it is about the whole file. */
  readonly fileLine: number | null
  /**
   * `refused`: nothing of the file was read. `notRead`: something in the file is not among the lines.
   * `doubt`: it was read, and a person should look at it.
   */
  readonly kind: 'refused' | 'notRead' | 'doubt'
  readonly text: string
}

/** All that was understood of a file, and all that was not. */
export interface StatementReading {
  /** Null where the file is none that can be read. */
  readonly format: StatementFormat | null
  readonly statements: readonly BankStatement[]
  readonly problems: readonly StatementProblem[]
  /** How the columns of a CSV file were understood, for a person to correct. */
  readonly csv: CsvReading | null
}

/** What a file is taken to be about where it does not say so itself, as most CSV files do not. */
export interface StatementDefaults {
  readonly account: string
  readonly currency: string
}
