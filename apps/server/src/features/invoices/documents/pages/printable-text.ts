/** What the font that is printed with has; whatever else is in a text would be an empty box, which PDF/A forbids. */
const UNPRINTABLE =
  /[^\n\u0020-\u007e\u00a0-\u017f\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01fa-\u01ff\u0218-\u021b\u02c6\u02c7\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0482\u0488-\u0513\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2002-\u200b\u2010\u2011\u2013-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u2044\u20a3\u20a4\u20a6-\u20ac\u20b9\u20ba\u2105\u2113\u2116\u2122\u2126\u212e\u2212\u221e\u2248\u2260\u2264\u2265]/gu

/** Longer ones would run over the edge of their column. */
const LONG_WORD = /\S{20}(?=\S{5})/g
const PLACE_TO_BREAK = '\u200b'

/** A text as it can be printed: in characters that there are, and with places to break in very long words. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(UNPRINTABLE, '?')
    .replace(LONG_WORD, `$&${PLACE_TO_BREAK}`)

/** Info that is written into the XML of the metadata as it is. */
export const inMetadata = (text: string): string =>
  printable(text).replaceAll('\n', ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
