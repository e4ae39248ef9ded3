import type { Day } from '../../calendar/day'
import type { StatementLine } from '../statement'

/** A line as it is matched; its id is what the answer calls it by. */
export interface LineToMatch
  extends Pick<
    StatementLine,
    | 'bookedOn'
    | 'amount'
    | 'currency'
    | 'partyName'
    | 'onBehalfOf'
    | 'partyAccount'
    | 'remittance'
    | 'creditorReference'
    | 'endToEndReference'
    | 'bankText'
  > {
  readonly id: string
}

interface OfClient {
  readonly id: string
  readonly clientId: string
  /** As it was billed. */
  readonly clientName: string
  readonly currency: string
}

/** A billed invoice of which something is still to be paid. Amounts are minor units above nothing. */
export interface OpenInvoice extends OfClient {
  readonly number: string
  readonly dueDate: Day
  readonly gross: number
  readonly paid: number
  /** The gross less what was paid and credited. */
  readonly open: number
}

/** A credit note of which something is still to be paid back. */
export interface OpenCreditNote extends OfClient {
  readonly number: string
  readonly creditedOn: Day
  readonly open: number
}

/** A payment that was received, which a bank may take back. */
export interface EarlierPayment extends OfClient {
  readonly invoiceNumber: string
  readonly receivedOn: Day
  readonly amount: number
  /** Empty where it is not known. */
  readonly payerAccount: string
  readonly endToEndReference: string
}

/** An account from which a client has paid before, as somebody has confirmed. */
export interface KnownPayer {
  readonly account: string
  readonly clientId: string
}

/** What lines are held against. */
export interface MatchGround {
  readonly invoices: readonly OpenInvoice[]
  readonly creditNotes: readonly OpenCreditNote[]
  readonly payments: readonly EarlierPayment[]
  readonly knownPayers: readonly KnownPayer[]
}
