/** All tags of rich text; of any other tag that somebody pastes or sends, only the text is kept. */
export const RICH_TEXT_TAGS: readonly string[] = [
  'h1',
  'h2',
  'h3',
  'p',
  'br',
  'hr',
  'strong',
  'em',
  'u',
  's',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
]

/** Where a link in rich text may lead. */
export const RICH_TEXT_SCHEMES: readonly string[] = ['http', 'https', 'mailto']
