import type { InvoiceFileKind } from '@praxis/contract/invoices/invoice-rules'

export const FILES: Readonly<Record<InvoiceFileKind, string>> = {
  pdf: 'Invoice as PDF',
  breakdown: 'Breakdown of entries',
  ubl: 'E-invoice (UBL)',
}
