/** The largest file that is read, in bytes: a year of a busy account. */
export const LARGEST_STATEMENT_FILE = 10 * 1024 * 1024

export const statementFormats = ['camt053', 'mt940', 'csv'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** `refused`: nothing was read. `notRead`: something is not among the lines. `doubt`: a person should look at it. */
export const statementProblemKinds = ['refused', 'notRead', 'doubt'] as const

export const csvDelimiters = [',', ';', '\t', '|'] as const
export type CsvDelimiter = (typeof csvDelimiters)[number]

/** What a column of a CSV file says of a line. */
export const csvRoles = [
  ...(['bookedOn', 'valueOn', 'amount', 'paidIn', 'paidOut', 'direction', 'balance', 'currency', 'account'] as const),
  ...(['partyName', 'onBehalfOf', 'partyAccount', 'remittance', 'creditorReference', 'endToEndReference'] as const),
  ...(['bankReference', 'bankText', 'ignored'] as const),
] as const
export type CsvRole = (typeof csvRoles)[number]

/** How sure it is what a line is about. */
export const confidences = ['certain', 'likely', 'possible'] as const
export type Confidence = (typeof confidences)[number]

/** Where a line stands. */
export const lineStates = ['toMatch', 'matched', 'setAside'] as const
export type LineState = (typeof lineStates)[number]

/** So many lines can be set aside, or taken back, at once. */
export const MOST_LINES_AT_ONCE = 1000
/** So many lines that are certain are confirmed by one call; what is left is confirmed by the next. */
export const MOST_CONFIRMED_AT_ONCE = 2000
