import type { MatchTarget } from './match-target'
import { type PlainName, plainName } from './plain-name'

interface NamedClient extends PlainName {
  readonly clientId: string
  readonly name: string
}

export interface ClientNameIndex {
  readonly byCompact: ReadonlyMap<string, readonly NamedClient[]>
  readonly byBeginning: ReadonlyMap<string, readonly NamedClient[]>
  readonly byWord: ReadonlyMap<string, readonly NamedClient[]>
}

export interface FoundClient {
  readonly name: string
  /** The same but for legal form, accents and signs. */
  readonly isSame: boolean
}

/** So much of a name must be there: systems that cut names leave 18 characters or more. */
const LONG_ENOUGH = 8
/** A word or beginning that so many clients share tells none of them. */
const MOST_SHARING = 50
/** Names in a text without a field for them. */
const MOST_WORDS = 6
const SHORTEST_IN_TEXT = 5
const MOST_WORDS_OF_TEXT = 100

const add = (index: Map<string, NamedClient[]>, key: string, client: NamedClient): void => {
  const clients = index.get(key)
  if (clients) clients.push(client)
  else index.set(key, [client])
}

export const clientNameIndexOf = (targets: readonly MatchTarget[]): ClientNameIndex => {
  const index = {
    byCompact: new Map<string, NamedClient[]>(),
    byBeginning: new Map<string, NamedClient[]>(),
    byWord: new Map<string, NamedClient[]>(),
  }
  const seen = new Map<string, Set<string>>()
  for (const { clientId, clientName } of targets) {
    const names = seen.get(clientId) ?? new Set()
    seen.set(clientId, names)
    if (names.has(clientName)) continue
    names.add(clientName)
    const client = { clientId, name: clientName, ...plainName(clientName) }
    if (client.compact === '') continue
    add(index.byCompact, client.compact, client)
    if (client.compact.length >= LONG_ENOUGH) add(index.byBeginning, client.compact.slice(0, LONG_ENOUGH), client)
    for (const word of new Set(client.words)) add(index.byWord, word, client)
  }
  return index
}

/** Whether at least half of the words of both are shared. */
const shareWords = (one: PlainName, other: PlainName): 'all' | 'half' | 'few' => {
  const [words, others] = [new Set(one.words), new Set(other.words)]
  const shared = [...words].filter((word) => others.has(word)).length
  const together = words.size + others.size - shared
  if (shared === together) return 'all'
  return 2 * shared >= together ? 'half' : 'few'
}

/** The clients whose name is that of a payer, or like it: cut off, with other words or in another order. */
const clientsNamed = (name: string, index: ClientNameIndex): Map<string, FoundClient> => {
  const found = new Map<string, FoundClient>()
  const give = (client: NamedClient, isSame: boolean): void => {
    if (isSame || !found.has(client.clientId)) found.set(client.clientId, { name: client.name, isSame })
  }
  const payer = plainName(name)
  if (payer.compact === '') return found
  for (const client of index.byCompact.get(payer.compact) ?? []) give(client, true)
  const beginning = index.byBeginning.get(payer.compact.slice(0, LONG_ENOUGH)) ?? []
  if (payer.compact.length >= LONG_ENOUGH && beginning.length <= MOST_SHARING)
    for (const client of beginning)
      if (client.compact.startsWith(payer.compact) || payer.compact.startsWith(client.compact)) give(client, false)
  for (const word of new Set(payer.words)) {
    const clients = index.byWord.get(word) ?? []
    if (clients.length > MOST_SHARING) continue
    for (const client of clients) {
      const shared = shareWords(payer, client)
      if (shared !== 'few') give(client, shared === 'all')
    }
  }
  return found
}

/** The clients whose whole name is somewhere in a text. */
const clientsInText = (text: string, index: ClientNameIndex): Map<string, FoundClient> => {
  const found = new Map<string, FoundClient>()
  const words = plainName(text).words.slice(0, MOST_WORDS_OF_TEXT)
  words.forEach((_, start) => {
    let compact = ''
    for (const word of words.slice(start, start + MOST_WORDS)) {
      compact += word
      if (compact.length < SHORTEST_IN_TEXT) continue
      for (const { clientId, name } of index.byCompact.get(compact) ?? []) found.set(clientId, { name, isSame: true })
    }
  })
  return found
}

/** The clients that a line may be of, by the names that a bank gives, and by the text where it gives none. */
export const clientsOfNames = (
  names: readonly string[],
  text: string,
  index: ClientNameIndex,
): ReadonlyMap<string, FoundClient> => {
  const found = new Map<string, FoundClient>()
  for (const name of names)
    for (const [clientId, client] of clientsNamed(name, index))
      if (client.isSame || !found.has(clientId)) found.set(clientId, client)
  return found.size > 0 ? found : clientsInText(text, index)
}
