import { dayInWords, daysInWords } from '@praxis/domain/calendar/day-in-words'
import { quantityText } from '@praxis/domain/e-invoice/amount-text'
import {
  type DocumentLine,
  type DocumentVatGroup,
  type InvoiceDocument,
  periodOf,
} from '@praxis/domain/invoices/invoice-document'
import { termsText } from '@praxis/domain/invoices/terms-text'
import { rateText, vatGroupName } from '@praxis/domain/invoices/vat-words'
import { formatMoney } from '@praxis/domain/money/money'
import type { Content, TableCell } from 'pdfmake'
import type { PrintedDocument } from '../../../../platform/pdf/pdf-answer'
import { addressLines, block, colourOf, INK, left, QUIET, ROWS, right, rule } from './page-parts'
import { inMetadata, printable } from './printable-text'

/** Letter is what printers have in these countries. */
const LETTER_COUNTRIES = ['US', 'CA', 'MX', 'PH']
const MARGIN = 40
const TEXT_WIDTH = { A4: 595 - 2 * MARGIN, LETTER: 612 - 2 * MARGIN }
const LOGO = { width: 180, height: 64 }

export const pageSizeOf = ({ seller }: Pick<InvoiceDocument, 'seller'>): 'A4' | 'LETTER' =>
  LETTER_COUNTRIES.includes(seller.address.country) ? 'LETTER' : 'A4'

/** What VAT is called: in the United States nobody knows it. */
const taxName = ({ seller }: InvoiceDocument): string => (seller.address.country === 'US' ? 'Tax' : 'VAT')

/** What people call the paper: 'Invoice CR-2026-0428'. */
export const nameOf = ({ title, number }: Pick<InvoiceDocument, 'title' | 'number'>): string =>
  number === null ? `${title}, draft` : `${title} ${number}`

const senderName = ({ seller }: InvoiceDocument): string => seller.tradingName || seller.name

const headOf = (document: InvoiceDocument, logo: string | null): Content => {
  const colour = colourOf(document)
  const sender: Content =
    logo === null
      ? { text: printable(senderName(document)), fontSize: 16, bold: true, color: colour }
      : { image: logo, fit: [LOGO.width, LOGO.height] }
  return {
    columns: [
      { width: '*', stack: [sender] },
      { width: 'auto', text: printable(document.title), fontSize: 22, bold: true, color: colour, alignment: 'right' },
    ],
    columnGap: 20,
  }
}

const registrationsOf = ({ seller, vatGroups }: InvoiceDocument, tax: string): string[] => {
  const isOutside = vatGroups.length > 0 && vatGroups.every(({ vatCategory }) => vatCategory === 'outside')
  return [
    ...(seller.vatNumber !== '' && !isOutside ? [`${tax} number ${seller.vatNumber}`] : []),
    ...(seller.taxNumber === '' ? [] : [`Tax number ${seller.taxNumber}`]),
    ...(seller.companyNumber === '' ? [] : [`Company number ${seller.companyNumber}`]),
  ]
}

const partiesOf = (document: InvoiceDocument): Content => {
  const { seller, buyer } = document
  const tax = taxName(document)
  const { contact } = seller
  return {
    columns: [
      block(document.kind === 'creditNote' ? 'Credited to' : 'Billed to', [
        buyer.name,
        ...addressLines(buyer.address, seller.address.country),
        ...(buyer.vatNumber === '' ? [] : [`${tax} number ${buyer.vatNumber}`]),
      ]),
      block('From', [
        seller.name,
        ...addressLines(seller.address, ''),
        ...registrationsOf(document, tax),
        ...[contact.name, contact.phone, contact.email].filter((line) => line !== ''),
      ]),
      { width: 200, ...factsTable(document) },
    ],
    columnGap: 20,
  }
}

const factsOf = (document: InvoiceDocument): (readonly [label: string, value: string])[] => {
  const { number, billedOn, dueDate, reference, buyer, corrects, projects } = document
  const period = periodOf(document)
  const facts: (readonly [string, string])[] = [
    ['Number', number ?? 'When billed'],
    ['Date', dayInWords(billedOn)],
  ]
  if (dueDate !== null) facts.push(['Due', dayInWords(dueDate)])
  if (corrects) facts.push(['Corrects', `${corrects.number} of ${dayInWords(corrects.billedOn)}`])
  if (period) facts.push(['Work done', daysInWords(period.from, period.to)])
  if (reference !== '') facts.push(['Your order', reference])
  if (buyer.buyerReference !== '') facts.push(['Your reference', buyer.buyerReference])
  if (projects.length > 0)
    facts.push([projects.length === 1 ? 'Project' : 'Projects', projects.map(({ name }) => name).join(', ')])
  return facts
}

const factsTable = (
  document: InvoiceDocument,
): { table: { widths: (string | number)[]; body: TableCell[][] }; layout: string } => ({
  layout: 'noBorders',
  table: {
    widths: [64, '*'],
    body: factsOf(document).map(([label, value]) => [left(label, { color: QUIET }), left(value)]),
  },
})

const units: Record<DocumentLine['unit'], string> = { hour: ' h', item: '', mile: ' mi', kilometre: ' km' }

/** Columns that say nothing on this invoice are left out. */
interface Columns {
  readonly hasDiscount: boolean
  readonly hasVat: boolean
  readonly projectNames: ReadonlyMap<string, string>
}

const lineRow = (line: DocumentLine, { currency }: InvoiceDocument, columns: Columns): TableCell[] => {
  const project = columns.projectNames.get(line.projectID)
  const days = line.from === null || line.to === null ? '' : daysInWords(line.from, line.to)
  const beneath = [project ?? '', line.description, days].filter((text) => text !== '').join(' · ')
  const name = { text: printable(line.name), bold: true }
  return [
    beneath === '' ? name : { stack: [name, { text: printable(beneath), color: QUIET, fontSize: 8 }] },
    right(`${quantityText(line.quantity)}${units[line.unit]}`),
    right(formatMoney(line.unitAmount, currency)),
    ...(columns.hasDiscount ? [right(line.discount === 0 ? '' : `${line.discount / 100}%`)] : []),
    ...(columns.hasVat ? [right(line.vatCategory === 'standard' ? rateText(line.vatRate) : '0%')] : []),
    right(formatMoney(line.net, currency)),
  ]
}

const linesTable = (document: InvoiceDocument): Content => {
  const { lines, vatGroups, projects } = document
  if (lines.length === 0) return { text: 'No items yet', color: QUIET, margin: [0, 0, 0, 12] }
  const columns: Columns = {
    hasDiscount: lines.some(({ discount }) => discount > 0),
    hasVat: vatGroups.some(({ vatCategory }) => vatCategory === 'standard'),
    projectNames: new Map(projects.length > 1 ? projects.map(({ id, name }) => [id, name]) : []),
  }
  const head = { color: QUIET, fontSize: 8 }
  return {
    layout: ROWS,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: [
        '*',
        'auto',
        'auto',
        ...(columns.hasDiscount ? ['auto'] : []),
        ...(columns.hasVat ? ['auto'] : []),
        'auto',
      ],
      body: [
        [
          left('Item', head),
          right('Quantity', head),
          right('Unit price', head),
          ...(columns.hasDiscount ? [right('Discount', head)] : []),
          ...(columns.hasVat ? [right(taxName(document), head)] : []),
          right('Amount', head),
        ],
        ...lines.map((line) => lineRow(line, document, columns)),
      ],
    },
    margin: [0, 0, 0, 10],
  }
}

const groupText = ({ vatCategory, vatRate, net }: DocumentVatGroup, document: InvoiceDocument): string =>
  `${vatGroupName(vatCategory, vatRate).replace('VAT', taxName(document))} on ${formatMoney(net, document.currency)}`

const totalRows = (document: InvoiceDocument): TableCell[][] => {
  const { totals, vatGroups, currency, kind, vatInOwnCurrency } = document
  const tax = taxName(document)
  const money = (amount: number) => formatMoney(amount, currency)
  const large = { fontSize: 12, bold: true, color: colourOf(document) }
  return [
    ...(totals.discount === 0
      ? []
      : [
          [left('Before discount', { color: QUIET }), right(money(totals.gross), { color: QUIET })],
          [left('Discount', { color: QUIET }), right(money(-totals.discount), { color: QUIET })],
        ]),
    [left(`Total without ${tax}`), right(money(totals.net))],
    ...vatGroups.map((group) => [left(groupText(group, document)), right(money(group.vat))]),
    [left(kind === 'creditNote' ? 'Total credited' : 'Total', large), right(money(totals.total), large)],
    ...(vatInOwnCurrency
      ? [
          [
            left(
              `${tax} in ${vatInOwnCurrency.currency}, at ${vatInOwnCurrency.rate.replace(/0+$/, '')} (${dayInWords(vatInOwnCurrency.rateDay)})`,
              { color: QUIET, fontSize: 8 },
            ),
            right(formatMoney(vatInOwnCurrency.vat, vatInOwnCurrency.currency), { color: QUIET, fontSize: 8 }),
          ],
        ]
      : []),
  ]
}

/** Why there is no VAT, in the words of the company or of its country. */
const reasonsOf = ({ vatGroups }: InvoiceDocument): string[] => [
  ...new Set(vatGroups.map(({ reason }) => reason).filter((reason) => reason !== '')),
]

const totalsOf = (document: InvoiceDocument): Content => ({
  unbreakable: true,
  columns: [
    {
      width: '*',
      stack: [
        ...(document.note === ''
          ? []
          : [{ text: printable(document.note), margin: [0, 0, 0, 8] as [number, number, number, number] }]),
        ...reasonsOf(document).map((reason) => ({ text: printable(reason), color: QUIET })),
      ],
    },
    { width: 260, layout: ROWS, table: { widths: ['*', 'auto'], headerRows: 0, body: totalRows(document) } },
  ],
  columnGap: 24,
})

const paymentOf = (document: InvoiceDocument): Content[] => {
  const { bankAccount, number, kind, totals } = document
  const terms = termsText(document)
  const isToBePaid = kind === 'invoice' && totals.total > 0
  const account =
    isToBePaid && bankAccount
      ? [
          ['Account name', bankAccount.accountName],
          ['Sort code', bankAccount.sortCode],
          ['Routing number', bankAccount.routingNumber ?? ''],
          ['Account number', bankAccount.accountNumber],
          ['IBAN', bankAccount.iban],
          ['BIC', bankAccount.bic],
          ['Reference', number ?? ''],
        ].filter(([, value]) => value !== '')
      : []
  if (terms === '' && account.length === 0) return []
  return [
    {
      unbreakable: true,
      margin: [0, 20, 0, 0],
      stack: [
        { text: isToBePaid ? 'Payment' : 'Terms', bold: true, color: colourOf(document), margin: [0, 0, 0, 4] },
        ...(terms === '' ? [] : [{ text: printable(terms), margin: [0, 0, 0, 4] as [number, number, number, number] }]),
        ...(account.length === 0
          ? []
          : [
              {
                layout: 'noBorders',
                table: {
                  widths: [80, '*'],
                  body: account.map(([label = '', value = '']) => [left(label, { color: QUIET }), left(value)]),
                },
              },
            ]),
      ],
    },
  ]
}

/** The company in one line, as many laws want it on letters. */
const footOf = (document: InvoiceDocument): string => {
  const { seller } = document
  return [nameOf(document), seller.name, seller.legalNotice.replace(/\s+/g, ' ')]
    .filter((part) => part !== '')
    .join(' · ')
}

/** A moment that does not change, so that the same invoice is the same file. */
export const momentOf = ({ billedOn }: Pick<InvoiceDocument, 'billedOn'>): Date => new Date(`${billedOn}T00:00:00Z`)

/** The look of all that is printed of invoices. */
export const pageStyle = (document: InvoiceDocument, name: string): Omit<PrintedDocument, 'content'> => ({
  info: {
    title: inMetadata(name),
    author: inMetadata(document.seller.name),
    creator: 'Praxis',
    producer: 'Praxis',
    creationDate: momentOf(document),
  },
  language: 'en',
  pageSize: pageSizeOf(document),
  pageMargins: [MARGIN, MARGIN, MARGIN, 56],
  defaultStyle: { font: 'Roboto', fontSize: 9, color: INK, lineHeight: 1.15 },
  foot: printable(footOf(document)),
  ...(document.number === null && { watermark: { text: 'Draft', color: QUIET, opacity: 0.08, bold: true } }),
})

/** An invoice as it is printed: from its document alone, and the picture of its logo. */
export const invoicePages = (document: InvoiceDocument, logo: string | null): PrintedDocument => ({
  ...pageStyle(document, nameOf(document)),
  content: [
    headOf(document, logo),
    rule(colourOf(document), TEXT_WIDTH[pageSizeOf(document)]),
    partiesOf(document),
    { text: '', margin: [0, 0, 0, 14] },
    linesTable(document),
    totalsOf(document),
    ...paymentOf(document),
    ...(document.footnote === ''
      ? []
      : [
          {
            text: printable(document.footnote),
            color: QUIET,
            margin: [0, 20, 0, 0] as [number, number, number, number],
          },
        ]),
  ],
})
