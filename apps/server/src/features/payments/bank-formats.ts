import type { Currency } from '@praxis/contract/protocol/values'
import { bacsFile } from '@praxis/domain/payments/bacs-file'
import type { BankFile, BankTransfers } from '@praxis/domain/payments/bank-transfers'
import { sepaFile } from '@praxis/domain/payments/sepa-file'

interface Format {
  readonly name: 'SEPA' | 'BACS'
  readonly make: (transfers: BankTransfers) => BankFile
  readonly contentType: string
  readonly ending: string
}

const formats: Partial<Record<Currency, Format>> = {
  EUR: { name: 'SEPA', make: sepaFile, contentType: 'application/xml', ending: 'xml' },
  GBP: { name: 'BACS', make: bacsFile, contentType: 'text/csv; charset=utf-8', ending: 'csv' },
}

/** How banks are told to pay in a currency; undefined where we know no way. */
export const bankFormatOf = (currency: Currency): Format | undefined => formats[currency]
