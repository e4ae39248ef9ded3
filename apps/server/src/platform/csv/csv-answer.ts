import type { FileHandle } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import type { FileStore } from '../files/file-store'
import type { FileResponse } from '../http/send-answers'

/** A column of the file: its title, and its value for a row. */
export type CsvColumns<Row> = readonly (readonly [title: string, value: (row: Row) => string | number])[]

/** Rows that are read from the database batch by batch, or are in memory already. */
type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>

/** Without this mark, Excel takes the file for Latin-1. */
const BYTE_ORDER_MARK = '\ufeff'

/** An amount below nothing begins like a formula and is none: with a quote before it, no spreadsheet would add it up. */
const asNumber = (value: string) => (/^-\d+(\.\d+)?$/.test(value) ? { value, escape_formulas: false } : value)

/** Lines of CSV, with a quote before every value that a spreadsheet would take for a formula. */
const linesOf = (records: readonly (readonly (string | number)[])[]): string =>
  stringify([...records], {
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { string: asNumber, number: (value) => asNumber(String(value)) },
  })

const writeRows = async <Row>(file: FileHandle, batches: Batches<Row>, columns: CsvColumns<Row>): Promise<void> => {
  await file.appendFile(BYTE_ORDER_MARK + linesOf([columns.map(([title]) => title)]))
  for await (const rows of batches)
    await file.appendFile(linesOf(rows.map((row) => columns.map(([, value]) => value(row)))))
}

/**
 * A CSV file that spreadsheets open as it is meant. It is written to the disk before it is sent: only one batch of rows
 * is in memory, a caller who is slow to read it holds no connection, and it arrives whole or is refused.
 */
export const csvAnswer = async <Row>(
  files: FileStore,
  name: string,
  batches: Batches<Row>,
  columns: CsvColumns<Row>,
): Promise<FileResponse> => {
  const file = await files.temporary()
  try {
    await writeRows(file, batches, columns)
    const { size } = await file.stat()
    return {
      content: file.createReadStream({ start: 0 }),
      headers: { 'content-length': `${size}` },
      contentType: 'text/csv; charset=utf-8',
      name: `${name}.csv`,
      inline: false,
      cacheControl: 'no-store',
    }
  } catch (error) {
    await file.close()
    throw error
  }
}
