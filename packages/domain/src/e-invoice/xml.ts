/** Everything that XML 1.0 cannot hold, not even escaped; halves of surrogate pairs are among it. */
const FORBIDDEN = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text as an e-invoice carries it. One without anything in it counts as not said. */
export const cleaned = (text: string): string => text.replace(/\r\n?/g, '\n').replace(FORBIDDEN, '').trim()

export const isBlank = (text: string): boolean => cleaned(text) === ''

const escaped = (text: string): string =>
  cleaned(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** An element of a text or of other elements. One without content is left out, as receivers refuse empty elements. */
export const element = (
  name: string,
  content: string | readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string => {
  const inner = typeof content === 'string' ? escaped(content) : content.join('')
  if (inner === '') return ''
  const written = Object.entries(attributes).filter(([, value]) => !isBlank(value))
  return `<${name}${written.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>${inner}</${name}>`
}

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
