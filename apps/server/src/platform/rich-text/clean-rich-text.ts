import { RICH_TEXT_SCHEMES, RICH_TEXT_TAGS } from '@praxis/domain/rich-text/rich-text-tags'
import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { invalidField } from '../refusal'

/** Deeper than anybody nests lists, and not so deep that an editor breaks on it; what lies deeper keeps its words. */
const MOST_NESTED = 100

/** Cleaning takes the square of the depth, so that a text nobody could have written would hold up everybody. */
const DEEPEST_CLEANED = 2 * MOST_NESTED
const MOST_ELEMENTS = 20_000

/** In one pass, which ends where it is too much. */
const assertSimpleEnough = (field: string, html: string): void => {
  let depth = 0
  let elements = 0
  const parser = new Parser({
    onopentagname: () => {
      depth += 1
      elements += 1
      if (depth > DEEPEST_CLEANED) throw invalidField(field, 'Nested too deeply')
      if (elements > MOST_ELEMENTS) throw invalidField(field, 'Too much formatting')
    },
    onclosetag: () => {
      depth -= 1
    },
  })
  parser.end(html)
}

/** Rich text as it is stored: only what the editor makes, with links that lead to the web or to a mailbox. */
export const cleanRichText = (field: string, html: string): string => {
  assertSimpleEnough(field, html)
  return sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { a: ['href'], ol: ['start'] },
    allowedSchemes: [...RICH_TEXT_SCHEMES],
    allowProtocolRelative: false,
    nestingLimit: MOST_NESTED,
  })
}

/** The words of rich text alone, to search by. */
export const textOfRichText = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(p|h[1-3]|li|pre|blockquote)>|<(br|hr)\s*\/?>/gi, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
