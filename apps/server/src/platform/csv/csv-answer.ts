import type { FileHandle } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import type { FileStore } from '../files/file-store'
import type { FileResponse } from '../http/send-answers'

/** A column of the file: what stands on top of it, and what it says of a row. */
export type CsvColumns<Row> = readonly (readonly [title: string, value: (row: Row) => string | number])[]

/** Rows as they come from the database, or are there already. */
type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>

/** Excel takes a file without it for Latin-1. */
const BYTE_ORDER_MARK = '\ufeff'

/** With a quote before whatever a spreadsheet would take for a formula. */
const linesOf = (records: readonly (readonly (string | number)[])[]): string =>
  stringify([...records], { record_delimiter: 'windows', escape_formulas: true })

const writeRows = async <Row>(file: FileHandle, batches: Batches<Row>, columns: CsvColumns<Row>): Promise<void> => {
  await file.appendFile(BYTE_ORDER_MARK + linesOf([columns.map(([title]) => title)]))
  for await (const rows of batches)
    await file.appendFile(linesOf(rows.map((row) => columns.map(([, value]) => value(row)))))
}

/**
 * A file that spreadsheets open as it is meant. It is written to the disk before it is sent: however many rows there are, only
 * a batch is in memory, whoever is slow to take it holds no connection, and it arrives whole or is refused.
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
