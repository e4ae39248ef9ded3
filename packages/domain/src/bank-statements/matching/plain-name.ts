import { inPlainLetters } from '../../search/plain-letters'

/** What says which kind of company somebody is, and what people and banks leave out or write in other ways. */
const LEGAL_FORMS = new Set([
  ...[
    'ltd',
    'limited',
    'plc',
    'llp',
    'lp',
    'llc',
    'inc',
    'incorporated',
    'corp',
    'corporation',
    'co',
    'company',
    'cic',
  ],
  ...['dac', 'clg', 'uc', 'teoranta', 'teo', 'pty', 'proprietary', 'cc', 'npc', 'rf', 'soc'],
  ...['gmbh', 'mbh', 'ag', 'kg', 'kgaa', 'ohg', 'ug', 'haftungsbeschraenkt', 'ev', 'eg', 'gbr', 'se', 'ek'],
  ...['sa', 'sarl', 'sas', 'sasu', 'eurl', 'sci', 'snc', 'scop', 'sprl', 'srl', 'asbl', 'bvba'],
  ...[
    'bv',
    'nv',
    'vof',
    'cv',
    'stichting',
    'holding',
    'group',
    'the',
    'and',
    'und',
    'et',
    'en',
    'mr',
    'mrs',
    'ms',
    'dr',
  ],
])

/** A name as it is compared. */
export interface PlainName {
  readonly words: readonly string[]
  /** All words as one, as banks drop spaces and signs. */
  readonly compact: string
}

/** "ü" is written "ue" by some and "u" by others, so that both are taken for "u". */
const withoutUmlauts = (text: string): string => text.replace(/([aou])e/g, '$1')

/** A name without legal forms, accents, capitals and signs; with them where it is nothing else. */
export const plainName = (name: string): PlainName => {
  // Full stops and apostrophes are within words: B.V., O’Neill.
  const all = inPlainLetters(name)
    .toLowerCase()
    .replace(/[.'’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const own = all.filter((word) => !LEGAL_FORMS.has(word))
  const words = (own.length > 0 ? own : all).map(withoutUmlauts)
  return { words, compact: words.join('') }
}
