import type { CsvDelimiter, CsvRole } from '@praxis/contract/invoices/bank-statement-rules'
import type { Rule } from '@praxis/domain/validation/rule'

type Rows = readonly (readonly string[])[]

/** The first rows of a file as another separator cuts them. */
export const splitAnew = (rows: Rows, before: CsvDelimiter, now: CsvDelimiter): Rows =>
  before === now ? rows : rows.map((cells) => cells.join(before).split(now))

/** A role for each column there is; those beyond the known ones are not used. */
export const rolesFor = (rows: Rows, roles: readonly CsvRole[]): CsvRole[] => {
  const count = Math.max(1, ...rows.map((cells) => cells.length))
  return Array.from({ length: count }, (_, place) => roles[place] ?? 'ignored')
}

/** What has to be among the columns before lines can be made of them. */
export const roleProblem: Rule = (value) => {
  const roles = value as readonly CsvRole[]
  if (!roles.includes('bookedOn') && !roles.includes('valueOn')) return 'Say which column is the date'
  if (!roles.some((role) => role === 'amount' || role === 'paidIn' || role === 'paidOut'))
    return 'Say which column is the amount'
  return undefined
}
