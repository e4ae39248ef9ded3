const LONGEST = 180
const LONGEST_EXTENSION = 20

// Control characters, line separators, halves of surrogate pairs, and characters that make a name read differently than
// it is: text direction overrides and spaces without width.
const DECEPTIVE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

const extensionOf = (characters: readonly string[]): readonly string[] => {
  const dot = characters.lastIndexOf('.')
  return dot > 0 && characters.length - dot <= LONGEST_EXTENSION ? characters.slice(dot) : []
}

/** The name a person gave their file, safe to show, to store and to put in a header. */
export const harmlessFileName = (given: string): string => {
  const base = given.split(/[/\\]/).at(-1) ?? ''
  // Leading dots hide a file, trailing dots and spaces are lost on some systems.
  const name = base
    .normalize('NFC')
    .replace(DECEPTIVE, '')
    .trim()
    .replace(/^\.+|[.\s]+$/g, '')
  if (name === '') return 'file'
  const characters = [...name]
  if (characters.length <= LONGEST) return name
  const extension = extensionOf(characters)
  return [...characters.slice(0, LONGEST - extension.length), ...extension].join('')
}
