import type { DocumentAddress, InvoiceDocument } from '@praxis/domain/invoices/invoice-document'
import { readable } from '@praxis/domain/theme/contrast'
import type { Content, TableCell } from 'pdfmake'
import { printable } from './printable-text'

export const INK = '#161d20'
export const QUIET = '#57656c'
const PAPER = '#ffffff'

/** The company’s colour, darkened where it could not be read on paper. */
export const colourOf = ({ look }: Pick<InvoiceDocument, 'look'>): string =>
  readable(look.primary, [PAPER], 4.5, 'darker')

/** A layout of the printer: thin lines between rows. */
export const ROWS = 'rows'

export const left = (text: string, style: object = {}): TableCell => ({ text: printable(text), ...style })

export const right = (text: string, style: object = {}): TableCell => ({
  text: printable(text),
  alignment: 'right',
  noWrap: true,
  ...style,
})

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** The lines of an address; the country is said to whom it is another one. */
export const addressLines = (address: DocumentAddress, otherCountry: string): string[] => {
  const { line1, line2, city, postcode, region, country } = address
  const place = [city, postcode].filter((part) => part !== '').join(' ')
  const isAbroad = country !== '' && country !== otherCountry
  return [line1, line2, place, region, isAbroad ? (countryNames.of(country) ?? country) : ''].filter(
    (line) => line !== '',
  )
}

/** A label over its lines. */
export const block = (label: string, lines: readonly string[]): Content => ({
  stack: [
    { text: label, color: QUIET, fontSize: 8, margin: [0, 0, 0, 2] },
    ...lines.map((line) => ({ text: printable(line) })),
  ],
})

export const rule = (colour: string, width: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 1, lineColor: colour }],
  margin: [0, 12, 0, 12],
})
