import { joinChunks } from '../join-chunks'
import type { DetailsOfMovement } from './details-of-movement'
import { germanDetails } from './german-details'
import { slashDetails } from './slash-details'

/** The width of a line of details. */
const WIDTH = 65

/** Banks have agreed on two forms of their own, by country; what is in neither is a text for people. */
export const mt940Details = (lines: readonly string[]): DetailsOfMovement =>
  germanDetails(lines.join('')) ?? slashDetails(lines.join('')) ?? { remittance: joinChunks(lines, WIDTH) }
