import { ciiInvoice } from '@praxis/domain/e-invoice/cii-invoice'
import { FACTUR_X_FILE_NAME } from '@praxis/domain/e-invoice/factur-x'
import { eInvoiceOf } from '@praxis/domain/invoices/e-invoice-of'
import type { InvoiceDocument } from '@praxis/domain/invoices/invoice-document'
import { exampleDocument, exampleLine, summedDocument } from '@praxis/domain/invoices/testing/example-document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HeavyWork, startHeavyWork } from '../../../../platform/threads/heavy-work'
import { ReadPdf } from '../../testing/read-pdf'
import { breakdownPages } from './breakdown-pages'
import { invoicePages } from './invoice-pages'
import { withEInvoice } from './with-e-invoice'

let work: HeavyWork
beforeAll(() => {
  work = startHeavyWork()
})
afterAll(() => Promise.all([work.printing.close(), work.cleaning.close()]))

const somebody = { company: 'a', person: 'a1' }
const bytesOf = async (document: InvoiceDocument) =>
  Buffer.from(await work.printing.run<Uint8Array>(withEInvoice(invoicePages(document, null), document), somebody))
const pdfOf = async (document: InvoiceDocument) => new ReadPdf(await bytesOf(document))

/** All texts of the pages, as they are given to the printer. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
const wordsOf = (document: InvoiceDocument) => textsIn(invoicePages(document, null).content).join('\n')

describe('a billed invoice', () => {
  let pdf: ReadPdf
  beforeAll(async () => {
    pdf = await pdfOf(exampleDocument)
  })

  it('is a PDF/A-3b by its metadata, and says which e-invoice is in it', () => {
    const xmp = pdf.at(pdf.catalogue, 'Metadata').stream.toString('utf8')
    expect(xmp).toMatch(/<pdfaid:part>3<\/pdfaid:part>/)
    expect(xmp).toMatch(/<pdfaid:conformance>B<\/pdfaid:conformance>/)
    expect(xmp).toMatch(/<fx:ConformanceLevel>EN 16931<\/fx:ConformanceLevel>/)
    expect(xmp).toMatch(/<rdf:li xml:lang="x-default">Invoice CR-2026-0428<\/rdf:li>/)
    expect(xmp).toMatch(/<rdf:li>Calder &amp; Rowe Limited<\/rdf:li>/)
  })

  it('names the colours it is meant in', () => {
    const intent = pdf.at(pdf.catalogue, 'OutputIntents')
    expect(intent.dictionary).toMatch(/\/S\s*\/GTS_PDFA1/)
    const profile = pdf.at(intent, 'DestOutputProfile').stream
    expect(profile.subarray(36, 40).toString('latin1')).toBe('acsp')
  })

  it('carries its fonts', () => {
    const fonts = pdf.withEntry(/\/Type\s*\/Font\b(?!Descriptor)/)
    const descriptors = pdf.withEntry(/\/Type\s*\/FontDescriptor\b/)
    expect(fonts.length).toBeGreaterThan(0)
    expect(descriptors.length).toBeGreaterThan(0)
    for (const descriptor of descriptors) expect(pdf.at(descriptor, 'FontFile2').stream.length).toBeGreaterThan(1000)
    for (const { dictionary } of fonts) expect(dictionary).not.toMatch(/\/Subtype\s*\/Type1\b/)
  })

  it('carries its e-invoice as another form of itself', () => {
    const [file] = pdf.withEntry(/\/Type\s*\/Filespec\b/)
    expect(file?.dictionary).toMatch(/\/AFRelationship\s*\/Alternative/)
    expect(file?.dictionary).toContain(FACTUR_X_FILE_NAME)
    expect(pdf.at(pdf.catalogue, 'AF')).toBe(file)
    const [embedded] = pdf.withEntry(/\/Type\s*\/EmbeddedFile\b/)
    expect(embedded?.dictionary).toMatch(/\/Subtype\s*\/text#2Fxml/)
    expect(embedded?.dictionary).toMatch(/\/ModDate/)
    expect(embedded?.stream.toString('utf8')).toBe(ciiInvoice(eInvoiceOf(exampleDocument)))
  })

  it('is the same file each time', async () => {
    expect(Buffer.compare(await bytesOf(exampleDocument), await bytesOf(structuredClone(exampleDocument)))).toBe(0)
  })

  it('comes without an e-invoice while that lacks something, and is for archives all the same', async () => {
    const lacking = await pdfOf({
      ...exampleDocument,
      buyer: { ...exampleDocument.buyer, address: { ...exampleDocument.buyer.address, country: '' } },
    })
    expect(lacking.withEntry(/\/Type\s*\/Filespec\b/)).toEqual([])
    expect(lacking.at(lacking.catalogue, 'Metadata').stream.toString()).toMatch(/<pdfaid:part>3</)
  })
})

it('reads as it was written, whatever was printed before in characters that look the same', async () => {
  const readBack = async (content: string) => {
    const pdf = new ReadPdf(Buffer.from(await work.printing.run<Uint8Array>({ content }, somebody)))
    const [font] = pdf.withEntry(/\/Subtype\s*\/Type0\b/)
    return font && pdf.at(font, 'ToUnicode').stream.toString()
  }
  const [ohm, omega] = ['\u2126', '\u03a9']
  expect(await readBack(ohm)).toContain('<2126>')
  expect(await readBack(omega)).toContain('<03a9>')
})

it('holds 400 items with long names on many pages', async () => {
  const lines = Array.from({ length: 400 }, (_, index) => ({
    ...exampleLine,
    name: `${index} ${index % 2 === 0 ? 'w'.repeat(86) : 'Telemetry '.repeat(9)}`,
  }))
  expect((await pdfOf({ ...exampleDocument, ...summedDocument(lines) })).pages).toBeGreaterThan(15)
}, 60_000)

it('names the columns on each page that has items, and keeps the sums on one page', async () => {
  const counts = Array.from({ length: 10 }, (_, index) => index + 11)
  for (const count of counts) {
    const lines = Array.from({ length: count }, () => exampleLine)
    const { texts } = await pdfOf({ ...exampleDocument, ...summedDocument(lines) })
    expect(texts.join('').split(exampleLine.name)).toHaveLength(count + 1)
    for (const text of texts) expect(text.includes('Unit price')).toBe(text.includes(exampleLine.name))
    const sums = ['Before discount', 'Total without VAT', 'VAT 20% on']
    const pagesOf = sums.map((words) => texts.findIndex((text) => text.includes(words)))
    expect([count, new Set(pagesOf).size]).toEqual([count, 1])
  }
})

it('says all that stands on it', () => {
  const words = wordsOf(exampleDocument)
  for (const said of [
    ...['Invoice', 'CR-2026-0428', '12 November 2026', '12 December 2026', '1 to 30 October 2026'],
    ...['Calder & Rowe Limited', 'VAT number GB 123 4567 82', 'Company number 09123456', 'Northgate Water plc'],
    ...['PO 4500187236', 'Finance, desk 4', 'Data platform', '120 h', '£96.00', '5%', '£10,944.00'],
    ...['VAT 20% on £15,444.00', '£3,088.80', 'Zero-rated on £312.40', '£18,845.20'],
    ...['GB33BUKB20201555555555', '55779911', 'Payment is due within 30 days, by 12 December 2026.'],
  ])
    expect(words).toContain(said)
})

it('says why nothing is charged, and VAT in the own currency', () => {
  const reverse = {
    ...exampleDocument,
    ...summedDocument([{ ...exampleLine, vatRate: 0, vatCategory: 'reverseCharge' }], () => 'Autoliquidation'),
  }
  expect(wordsOf(reverse)).toContain('Autoliquidation')
  const foreign = {
    ...exampleDocument,
    vatInOwnCurrency: { currency: 'EUR' as const, vat: 355_000, rate: '1.14900000', rateDay: '2026-11-11' },
  }
  expect(wordsOf(foreign)).toContain('VAT in EUR, at 1.149 (11 November 2026)\n')
})

it('marks a draft, and asks nobody to pay a credit note', () => {
  const draft = { ...exampleDocument, number: null }
  expect(invoicePages(draft, null).watermark).toMatchObject({ text: 'Draft' })
  expect(wordsOf(draft)).toContain('When billed')
  expect(withEInvoice(invoicePages(draft, null), draft).subset).toBeUndefined()
  const words = wordsOf({
    ...exampleDocument,
    kind: 'creditNote',
    title: 'Credit note',
    dueDate: null,
    corrects: { number: 'CR-2026-0400', billedOn: '2026-10-12' },
  })
  expect(words).toContain('CR-2026-0400 of 12 October 2026')
  expect(words).toContain('Total credited')
  expect(words).toContain('Credited to')
  expect(words).not.toContain('Billed to')
  expect(words).not.toContain('IBAN')
})

it('says how to pay to a bank in the United States', () => {
  const account = { accountName: 'Calder & Rowe Inc.', sortCode: '', accountNumber: '000123456789', iban: '', bic: '' }
  const words = wordsOf({ ...exampleDocument, bankAccount: { ...account, routingNumber: '021000021' } })
  expect(words).toMatch(/Routing number\n\S+\n021000021\nAccount number\n\S+\n000123456789\n/)
  expect(words).not.toContain('Sort code')
})

it('knows no VAT in the United States', () => {
  const { seller } = exampleDocument
  const american = { ...exampleDocument, seller: { ...seller, address: { ...seller.address, country: 'US' } } }
  expect(wordsOf(american)).not.toMatch(/\bVAT\b/)
  expect(invoicePages(american, null).pageSize).toBe('LETTER')
})

it('tells of each entry behind an item, with their sum', () => {
  const entry = { day: '2026-10-05', employeeName: 'Priya Nair', text: 'Telemetry', seconds: 5400, net: 144_00 }
  const { itemID } = exampleLine
  const pages = breakdownPages(exampleDocument, { version: 1, items: [{ itemID, entries: [entry, entry] }] })
  const words = textsIn(pages.content)
  expect(words).toEqual(expect.arrayContaining(['5 October 2026', 'Priya Nair', 'Telemetry', '1h 30m', '£144.00']))
  expect(words).toEqual(expect.arrayContaining(['Total', '3h 00m', '£288.00']))
})
