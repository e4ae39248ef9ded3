const MOST_WORDS = 200
const LONGEST_WORD = 60

/** The words of a text as they are searched by: without accents and capitals, each once. */
export const searchWords = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .slice(0, MOST_WORDS)
      .map((word) => [...word].slice(0, LONGEST_WORD).join('')),
  ),
]
