import { RICH_TEXT_SCHEMES, RICH_TEXT_TAGS } from '@praxis/domain/rich-text/rich-text-tags'
import { type CleanedHtml, type CleaningRules, cleanedHtml } from '../../../assets/clean-rich-text.mjs'
import { invalidField } from '../refusal'

/** Deeper than anybody nests lists, and not so deep that an editor breaks; of deeper elements the text is kept. */
const MOST_NESTED = 100

/** Keeps only what the editor makes, with links that lead to the web or to a mailbox. */
export const CLEANING: CleaningRules = {
  kept: {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { a: ['href'], ol: ['start'] },
    allowedSchemes: [...RICH_TEXT_SCHEMES],
    allowProtocolRelative: false,
    nestingLimit: MOST_NESTED,
  },
  // Cleaning takes time by the square of the depth, so text nested deeper than anybody writes is refused.
  deepestCleaned: 2 * MOST_NESTED,
  mostElements: 20_000,
}

export const cleanOrRefused = (field: string, cleaned: CleanedHtml): string => {
  if (cleaned.problem !== undefined) throw invalidField(field, cleaned.problem)
  return cleaned.clean
}

/** Rich text as it is stored: cleaned. */
export const cleanRichText = (field: string, html: string): string => cleanOrRefused(field, cleanedHtml(html, CLEANING))

/** The words of clean rich text, to search by. */
export const textOfRichText = (html: string): string =>
  html.replace(/<\/(?:p|h[1-3]|li|pre|blockquote)>|<(?:br|hr) ?\/?>/g, ' ').replace(/<[^>]*>/g, '')
