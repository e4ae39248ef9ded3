const LONGEST = 60
const SHORTEST = 2
const NAMELESS = 'workspace'

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

const shortenTo = (text: string, length: number): string => text.slice(0, length).replace(/-+$/, '')

/** The domain that a company's name makes: Calder & Rowe becomes calder-rowe. */
export const domainFromName = (name: string): string => {
  const words = name
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (words === '') return NAMELESS
  return words.length < SHORTEST ? `${words}-${NAMELESS}` : shortenTo(words, LONGEST)
}

/** The domains to try in turn until one is free: the wanted one, then the same with -2, -3 and so on. */
export const numberedDomain = (wanted: string, number: number): string => {
  const ending = number === 1 ? '' : `-${number}`
  return shortenTo(wanted, LONGEST - ending.length) + ending
}
