import { type ClientNameIndex, clientNameIndexOf } from './find-clients'
import { type NumberIndex, numberIndexOf } from './find-numbers'
import type { MatchTarget } from './match-target'

/** What there is of a client. */
interface ClientTargets {
  /** Without payments, which are only taken back one by one. */
  readonly documents: readonly MatchTarget[]
  /** By all amounts that a payer may take for the right one. */
  readonly byAmount: ReadonlyMap<number, readonly MatchTarget[]>
}

/** Targets of one currency by all that a line can say of them, so that no line is held against each. */
export interface MatchIndex {
  readonly numbers: NumberIndex
  readonly names: ClientNameIndex
  readonly byAmount: ReadonlyMap<number, readonly MatchTarget[]>
  readonly ofClient: (clientId: string) => ClientTargets
  readonly byReference: ReadonlyMap<string, readonly MatchTarget[]>
  readonly byAccount: ReadonlyMap<string, readonly MatchTarget[]>
}

/** A payment is found by its reference or account only with its whole amount. */
export const exactKey = (text: string, amount: number): string => `${text} ${amount}`

const grouped = <Key>(
  targets: readonly MatchTarget[],
  keysOf: (target: MatchTarget) => readonly Key[],
): Map<Key, MatchTarget[]> => {
  const groups = new Map<Key, MatchTarget[]>()
  for (const target of targets)
    for (const key of keysOf(target)) {
      const group = groups.get(key)
      if (group) group.push(target)
      else groups.set(key, [target])
    }
  return groups
}

/** The amounts that a payer may take for the right one, each once. */
const amountsOf = ({ open, gross, beforeCredits }: MatchTarget): number[] => {
  if (gross === open && beforeCredits === open) return [open]
  return [...new Set([open, gross, beforeCredits])]
}

/** What there is of each client, put together when a line first asks for that client. */
const targetsByClient = (targets: readonly MatchTarget[]): MatchIndex['ofClient'] => {
  const byClient = grouped(targets, ({ clientId }) => [clientId])
  const made = new Map<string, ClientTargets>()
  return (clientId) => {
    const known = made.get(clientId)
    if (known) return known
    const own = byClient.get(clientId) ?? []
    const ofClient = { documents: own.filter(({ kind }) => kind !== 'payment'), byAmount: grouped(own, amountsOf) }
    made.set(clientId, ofClient)
    return ofClient
  }
}

/** The targets are in their order, and stay in it. */
export const matchIndexOf = (targets: readonly MatchTarget[]): MatchIndex => ({
  numbers: numberIndexOf(targets),
  names: clientNameIndexOf(targets),
  ofClient: targetsByClient(targets),
  byAmount: grouped(targets, ({ open }) => [open]),
  byReference: grouped(targets, ({ endToEndReference: reference, open }) =>
    reference === '' ? [] : [exactKey(reference, open)],
  ),
  byAccount: grouped(targets, ({ account, open }) => (account === '' ? [] : [exactKey(account, open)])),
})
