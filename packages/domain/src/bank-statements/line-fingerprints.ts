import { tidyAccount } from './account-number'
import type { BankStatement, StatementLine } from './statement'

/**
 * Whether a bank’s reference is that of one movement, rather than a word such as POS or a row of zeros. It is judged
 * by its look alone: a second file may have other lines, and the same one must look the same in it.
 */
const isOwnReference = (reference: string): boolean => {
  const compact = reference.replace(/[^A-Za-z0-9]/g, '')
  return compact.length >= 6 && /\d.*\d.*\d.*\d/.test(compact) && !/^0+$/.test(compact)
}

/** What is the same of a line in every file that has it. Spaces and capitals differ between the files of one bank. */
const identity = (account: string, line: StatementLine): string => {
  const texts = [line.partyName, line.partyAccount, line.remittance, line.creditorReference, line.endToEndReference]
  const said = isOwnReference(line.bankReference)
    ? ['reference', line.bankReference]
    : ['text', ...texts.map((text) => text.replace(/\s/g, '').toLowerCase())]
  return JSON.stringify([tidyAccount(account), line.bookedOn, line.amount, line.currency, ...said])
}

/**
 * A text for each line of a file, statement by statement, that is the same whenever the line is read again, and never
 * the same for two lines of one file: of lines that look alike, the first, second and so on are told apart. So a line
 * that comes again in an overlapping statement can be refused. The texts may be long; keep a hash of them.
 */
export const lineFingerprints = (statements: readonly BankStatement[]): string[][] => {
  const times = new Map<string, number>()
  return statements.map(({ account, lines }) =>
    lines.map((line) => {
      const same = identity(account, line)
      const count = (times.get(same) ?? 0) + 1
      times.set(same, count)
      return `${same}#${count}`
    }),
  )
}
