export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

export const displayName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim()

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** No code unit below this joins the one before it, except a line feed after a return, which no name begins with. */
const FIRST_THAT_JOINS = 0x300

/** The first character whole, even if it has several code points; segmenting is slow, and most names do not need it. */
const firstCharacter = (name: string): string =>
  name.charCodeAt(0) < FIRST_THAT_JOINS && !(name.charCodeAt(1) >= FIRST_THAT_JOINS)
    ? name.charAt(0)
    : (characters.segment(name).containing(0)?.segment ?? '')

/** The first character of each name. */
export const displayInitials = ({ firstName, lastName }: PersonName): string =>
  `${firstCharacter(firstName.trim())}${firstCharacter(lastName.trim())}`.toLocaleUpperCase('en')
