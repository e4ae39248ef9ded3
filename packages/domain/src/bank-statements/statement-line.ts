import { cutText } from '../text/cut-text'
import { tidyAccount } from './account-number'
import { RefusedFile } from './refused-file'
import type { StatementLine, StatementProblem } from './statement'
import { LONGEST_STATEMENT_TEXT, MOST_STATEMENT_LINES } from './statement-limits'
import { tidyText } from './tidy-text'

const texts = [
  ...(['partyName', 'onBehalfOf', 'remittance', 'creditorReference'] as const),
  ...(['endToEndReference', 'bankReference', 'bankText'] as const),
] as const

/** What banks write where there is no reference, or only one among the details. */
const NO_REFERENCE = /^(?:NOTPROVIDED|NOT PROVIDED|NOTPROVD|NONREF|NOREF|EREF|NONE|N\/A)$/i

type Needed = 'fileLine' | 'bookedOn' | 'valueOn' | 'amount' | 'currency'

/** IBANs have 34; what is longer is no account that anybody pays from. */
const LONGEST_ACCOUNT = 100

/** A line of what a format gives, with its texts tidied. */
export const statementLine = (
  given: Pick<StatementLine, Needed> & Partial<StatementLine>,
  problems: StatementProblem[],
): StatementLine => {
  const line = {
    isReversal: false,
    ...given,
    partyAccount: cutText(tidyAccount(tidyText(given.partyAccount ?? '')), LONGEST_ACCOUNT),
  }
  const tidied = Object.fromEntries(
    texts.map((name) => {
      const text = tidyText(given[name] ?? '')
      if (text.length > LONGEST_STATEMENT_TEXT)
        problems.push({
          fileLine: given.fileLine,
          kind: 'doubt',
          text: `A text is longer than ${LONGEST_STATEMENT_TEXT} characters, the rest was left out`,
        })
      const isNone = name.endsWith('Reference') && NO_REFERENCE.test(text)
      return [name, isNone ? '' : cutText(text, LONGEST_STATEMENT_TEXT)]
    }),
  ) as Record<(typeof texts)[number], string>
  return { ...line, ...tidied }
}

/** Refuses a file with more lines than are read; a part of a statement would be worse than none. */
export const checkLineCount = (count: number): void => {
  if (count > MOST_STATEMENT_LINES)
    throw new RefusedFile(
      `The file has more than ${MOST_STATEMENT_LINES.toLocaleString('en-GB')} lines. Export fewer days at a time.`,
    )
}
