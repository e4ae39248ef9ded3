import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inPlainLetters } from '@praxis/domain/search/plain-letters'
import { searchWords } from '@praxis/domain/search/search-words'
import { serverFolder } from '../../../platform/server-folder'

interface Town {
  readonly label: string
  /** Where it is, so that one Cambridge can be told from another. */
  readonly detail: string
  readonly latitude: number
  readonly longitude: number
}

interface KnownTown extends Town {
  readonly words: readonly string[]
  readonly wordsAround: readonly string[]
}

/** Münster is found by Munster and by Muenster. */
const spellings = (text: string): string[] => [...searchWords(text), ...searchWords(inPlainLetters(text))]

const townOf = (line: string): KnownTown => {
  const [label = '', region = '', country = '', latitude, longitude] = line.split(',')
  return {
    label,
    detail: region === '' ? country : `${region}, ${country}`,
    latitude: Number(latitude),
    longitude: Number(longitude),
    words: spellings(label),
    wordsAround: spellings(`${region} ${country}`),
  }
}

/** The towns that come along, larger ones first. */
let known: readonly KnownTown[] | undefined

const towns = (): readonly KnownTown[] => {
  known ??= readFileSync(join(serverFolder, 'assets', 'places.csv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map(townOf)
  return known
}

const begins = (words: readonly string[], part: string): boolean => words.some((word) => word.startsWith(part))

/** Towns whose names have words that begin as those asked for; after the first one, region or country may be named too. */
export const placesNamed = (query: string, limit: number): Town[] => {
  const [first, ...others] = searchWords(query)
  if (first === undefined) return []
  const found = towns().filter(
    ({ words, wordsAround }) =>
      begins(words, first) && others.every((part) => begins(words, part) || begins(wordsAround, part)),
  )
  // Whoever asks for York means York before New York, although it is smaller.
  const isNamedSo = ({ words: [word = ''] }: KnownTown) => word.startsWith(first)
  return [...found.filter(isNamedSo), ...found.filter((town) => !isNamedSo(town))]
    .slice(0, limit)
    .map(({ label, detail, latitude, longitude }) => ({ label, detail, latitude, longitude }))
}
