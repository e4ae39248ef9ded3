import { amountText, percentText, quantityText } from '@praxis/domain/e-invoice/amount-text'
import type { InvoiceDocument } from '@praxis/domain/invoices/invoice-document'
import { csvAnswer } from '../../../platform/csv/csv-answer'
import type { FileStore } from '../../../platform/files/file-store'
import type { BinaryAnswer } from '../../../platform/http/implement'
import { fileNameOf } from './invoice-files'

/** The items of an invoice, each with all that accounting books it by. */
export const invoiceCsv = (files: FileStore, document: InvoiceDocument): Promise<BinaryAnswer> => {
  const { currency, billedOn, dueDate, buyer, reference, lines } = document
  const projects = new Map(document.projects.map(({ id, name }) => [id, name]))
  const amount = (minorUnits: number) => amountText(minorUnits, currency)
  return csvAnswer(
    files,
    fileNameOf(document, 'pdf').replace(/\.pdf$/, ''),
    [lines],
    [
      ['Number', () => document.number ?? ''],
      ['Document', () => document.title],
      ['Date', () => billedOn],
      ['Due', () => dueDate ?? ''],
      ['Client', () => buyer.name],
      ['Reference', () => reference],
      ['Project', (line) => projects.get(line.projectID) ?? ''],
      ['Item', (line) => line.name],
      ['Description', (line) => line.description],
      ['From', (line) => line.from ?? ''],
      ['To', (line) => line.to ?? ''],
      ['Quantity', (line) => quantityText(line.quantity)],
      ['Unit', (line) => line.unit],
      ['Unit price', (line) => amount(line.unitAmount)],
      ['Discount %', (line) => percentText(line.discount)],
      ['VAT', (line) => line.vatCategory],
      ['VAT %', (line) => percentText(line.vatRate)],
      ['Amount without VAT', (line) => amount(line.net)],
      ['VAT amount', (line) => amount(line.vat)],
      ['Amount with VAT', (line) => amount(line.net + line.vat)],
      ['Currency', () => currency],
    ],
  )
}
