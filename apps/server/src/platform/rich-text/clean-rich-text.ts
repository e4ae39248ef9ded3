import { RICH_TEXT_SCHEMES, RICH_TEXT_TAGS } from '@praxis/domain/rich-text/rich-text-tags'
import sanitizeHtml from 'sanitize-html'

/** Deeper than anybody nests lists, and not so deep that an editor breaks on it; what lies deeper keeps its words. */
const MOST_NESTED = 100

/** Rich text as it is stored: only what the editor makes, with links that lead to the web or to a mailbox. */
export const cleanRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { a: ['href'], ol: ['start'] },
    allowedSchemes: [...RICH_TEXT_SCHEMES],
    allowProtocolRelative: false,
    nestingLimit: MOST_NESTED,
  })

/** The words of rich text alone, to search by. */
export const textOfRichText = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(p|h[1-3]|li|pre|blockquote)>|<(br|hr)\s*\/?>/gi, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
