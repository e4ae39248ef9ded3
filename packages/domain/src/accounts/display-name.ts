export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

export const displayName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim()

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Below this no code unit joins the one before it, but for a line feed after its return, which no name begins with. */
const FIRST_THAT_JOINS = 0x300

/** Whole even where it is made of several code points; that takes a while to find out, and most names need not be asked. */
const firstCharacter = (name: string): string =>
  name.charCodeAt(0) < FIRST_THAT_JOINS && !(name.charCodeAt(1) >= FIRST_THAT_JOINS)
    ? name.charAt(0)
    : (characters.segment(name).containing(0)?.segment ?? '')

/** The first character of each name. */
export const displayInitials = ({ firstName, lastName }: PersonName): string =>
  `${firstCharacter(firstName.trim())}${firstCharacter(lastName.trim())}`.toLocaleUpperCase('en')
