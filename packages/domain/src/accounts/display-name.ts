export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

export const displayName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim()

/** The first character of each name, whole even where it is made of several code points. */
export const displayInitials = ({ firstName, lastName }: PersonName): string => {
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [firstName, lastName]
    .map((name) => [...characters.segment(name.trim())][0]?.segment ?? '')
    .join('')
    .toLocaleUpperCase('en')
}
