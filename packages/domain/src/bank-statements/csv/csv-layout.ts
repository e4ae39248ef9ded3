import type { CsvDelimiter, CsvRole } from '@praxis/contract/invoices/bank-statement-rules'

/** Which of the first two numbers of a day is its month. Days that begin with the year are read as they are. */
export type DayOrder = 'dayFirst' | 'monthFirst'

/** How a CSV file is to be understood: it is guessed from the file, and a person can correct it. */
export interface CsvLayout {
  readonly delimiter: CsvDelimiter
  /** How many rows come before the lines: what the bank says above them, and the heads of the columns. */
  readonly rowsBefore: number
  /** By column; several columns of texts are joined. */
  readonly roles: readonly CsvRole[]
  readonly dayOrder: DayOrder
  readonly decimalMark: '.' | ','
}

export interface CsvReading {
  readonly layout: CsvLayout
  /** The first rows as they are in the file, so that a person sees what the columns hold. */
  readonly firstRows: readonly (readonly string[])[]
}
