import { dayInWords } from '@praxis/domain/calendar/day-in-words'
import { formatDuration } from '@praxis/domain/durations/duration'
import type {
  BreakdownEntry,
  DocumentLine,
  InvoiceBreakdown,
  InvoiceDocument,
} from '@praxis/domain/invoices/invoice-document'
import { formatMoney } from '@praxis/domain/money/money'
import type { Content, TableCell } from 'pdfmake'
import type { PrintedDocument } from '../../../../platform/pdf/pdf-answer'
import { nameOf, pageStyle } from './invoice-pages'
import { colourOf, left, QUIET, ROWS, right } from './page-parts'
import { printable } from './printable-text'

const head = { color: QUIET, fontSize: 8 }

const entryRow = (
  { day, employeeName, text, seconds, net }: BreakdownEntry,
  { currency }: InvoiceDocument,
): TableCell[] => [
  left(dayInWords(day), { noWrap: true }),
  left(employeeName),
  left(text),
  right(seconds === null ? '' : formatDuration(seconds)),
  right(formatMoney(net, currency)),
]

const sumRow = (entries: readonly BreakdownEntry[], { currency }: InvoiceDocument): TableCell[] => {
  const seconds = entries.reduce((sum, entry) => sum + (entry.seconds ?? 0), 0)
  const bold = { bold: true }
  return [
    left('Total', bold),
    '',
    '',
    right(seconds === 0 ? '' : formatDuration(seconds), bold),
    right(
      formatMoney(
        entries.reduce((sum, { net }) => sum + net, 0),
        currency,
      ),
      bold,
    ),
  ]
}

const itemTable = (line: DocumentLine, entries: readonly BreakdownEntry[], document: InvoiceDocument): Content[] => [
  {
    columns: [
      { width: '*', text: printable(line.name), bold: true, color: colourOf(document) },
      { width: 'auto', text: formatMoney(line.net, document.currency), bold: true },
    ],
    columnGap: 12,
    headlineLevel: 1,
    margin: [0, 14, 0, 2],
  },
  {
    layout: ROWS,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: [86, 110, '*', 'auto', 'auto'],
      body: [
        [left('Day', head), left('Person', head), left('Entry', head), right('Time', head), right('Without VAT', head)],
        ...entries.map((entry) => entryRow(entry, document)),
        sumRow(entries, document),
      ],
    },
  },
]

/** Each entry behind each item of an invoice. What an item comes to may differ from its entries, as hours are rounded. */
export const breakdownPages = (document: InvoiceDocument, breakdown: InvoiceBreakdown): PrintedDocument => {
  const entriesOf = new Map(breakdown.items.map(({ itemID, entries }) => [itemID, entries]))
  const name = `Breakdown of ${nameOf(document)}`
  const tables = document.lines.flatMap((line) => {
    const entries = entriesOf.get(line.itemID)
    return entries ? itemTable(line, entries, document) : []
  })
  return {
    ...pageStyle(document, name),
    content: [
      { text: printable(name), fontSize: 16, bold: true, color: colourOf(document) },
      { text: printable(`${document.buyer.name} · ${dayInWords(document.billedOn)}`), color: QUIET },
      ...(tables.length > 0
        ? tables
        : [
            {
              text: 'No time or expenses are behind its items.',
              margin: [0, 14, 0, 0] as [number, number, number, number],
            },
          ]),
    ],
  }
}
