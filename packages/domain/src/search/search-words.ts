const MOST_WORDS = 200
const LONGEST_WORD = 60

/**
 * The characters between words, in lower case: those of ASCII that are neither letter nor digit, and the blocks of
 * punctuation beyond it. They are given as code points because the database splits people's names at the same ones.
 */
const WORDS_APART = /[^a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2070-\u2dff\u2e80-\u2fff\u3040-\u{10ffff}]+/u

/** The words of a text as they are searched for: without accents and capitals, each once. */
export const searchWords = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .split(WORDS_APART)
      .filter((word) => word !== '')
      .slice(0, MOST_WORDS)
      .map((word) => [...word].slice(0, LONGEST_WORD).join('')),
  ),
]
