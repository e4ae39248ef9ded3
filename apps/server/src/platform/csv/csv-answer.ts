import { stringify } from 'csv-stringify'
import type { BinaryAnswer } from '../http/implement'

/** A column of the file: what stands on top of it, and what it says of a row. */
export type CsvColumns<Row> = readonly (readonly [title: string, value: (row: Row) => string | number])[]

/**
 * A file that spreadsheets open as it is meant: with a byte order mark, since Excel takes it for Latin-1 otherwise, and with
 * a quote before whatever it would take for a formula.
 */
export const csvAnswer = <Row>(name: string, rows: readonly Row[], columns: CsvColumns<Row>): BinaryAnswer => ({
  content: stringify(
    rows.map((row) => columns.map(([, value]) => value(row))),
    {
      header: true,
      columns: columns.map(([title]) => title),
      bom: true,
      record_delimiter: 'windows',
      escape_formulas: true,
    },
  ),
  contentType: 'text/csv; charset=utf-8',
  name: `${name}.csv`,
  inline: false,
  cacheControl: 'no-store',
})
