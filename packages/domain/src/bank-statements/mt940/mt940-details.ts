import { joinChunks } from '../join-chunks'
import type { StatementLine } from '../statement'
import { germanDetails } from './german-details'
import { slashDetails } from './slash-details'

/** What the field :86: says of a movement. */
export type Mt940Details = Partial<
  Pick<
    StatementLine,
    'partyName' | 'onBehalfOf' | 'partyAccount' | 'remittance' | 'creditorReference' | 'endToEndReference' | 'bankText'
  >
>

/** The width of a line of details. */
const WIDTH = 65

/** Banks have agreed on two forms of their own, by country; what is in neither is a text for people. */
export const mt940Details = (lines: readonly string[]): Mt940Details =>
  germanDetails(lines.join('')) ?? slashDetails(lines.join('')) ?? { remittance: joinChunks(lines, WIDTH) }
