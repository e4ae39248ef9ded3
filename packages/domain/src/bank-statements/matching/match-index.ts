import { type ClientNameIndex, clientNameIndexOf } from './find-clients'
import { type NumberIndex, numberIndexOf } from './find-numbers'
import type { MatchTarget } from './match-target'

/** Targets by all that a line can say of them, so that no line is held against each. */
export interface MatchIndex {
  readonly numbers: NumberIndex
  readonly names: ClientNameIndex
  readonly byAmount: ReadonlyMap<string, readonly MatchTarget[]>
  /** Without payments, which are only taken back one by one. */
  readonly documentsByClient: ReadonlyMap<string, readonly MatchTarget[]>
  /** Those of a client for which an amount may be meant. */
  readonly ofClient: (clientId: string, currency: string, amount: number) => readonly MatchTarget[]
  readonly byReference: ReadonlyMap<string, readonly MatchTarget[]>
  readonly byAccount: ReadonlyMap<string, readonly MatchTarget[]>
}

export const amountKey = (currency: string, amount: number): string => `${currency} ${amount}`
/** Of a payment, with which it is found only by its whole amount. */
export const exactKey = (text: string, currency: string, amount: number): string => `${text} ${currency} ${amount}`
export const clientKey = (clientId: string, currency: string): string => `${clientId} ${currency}`

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

/** The targets of a client by amount, put together when a line first asks for that client. */
const byAmountOfClient = (byClient: ReadonlyMap<string, readonly MatchTarget[]>): MatchIndex['ofClient'] => {
  const made = new Map<string, ReadonlyMap<number, readonly MatchTarget[]>>()
  return (clientId, currency, amount) => {
    const key = clientKey(clientId, currency)
    const byAmount = made.get(key) ?? grouped(byClient.get(key) ?? [], amountsOf)
    made.set(key, byAmount)
    return byAmount.get(amount) ?? []
  }
}

/** The targets are in their order, and stay in it. */
export const matchIndexOf = (targets: readonly MatchTarget[]): MatchIndex => {
  const byClient = (some: readonly MatchTarget[]) =>
    grouped(some, ({ clientId, currency }) => [clientKey(clientId, currency)])
  return {
    numbers: numberIndexOf(targets),
    names: clientNameIndexOf(targets),
    documentsByClient: byClient(targets.filter(({ kind }) => kind !== 'payment')),
    ofClient: byAmountOfClient(byClient(targets)),
    byAmount: grouped(targets, ({ currency, open }) => [amountKey(currency, open)]),
    byReference: grouped(targets, ({ endToEndReference: reference, currency, open }) =>
      reference === '' ? [] : [exactKey(reference, currency, open)],
    ),
    byAccount: grouped(targets, ({ account, currency, open }) =>
      account === '' ? [] : [exactKey(account, currency, open)],
    ),
  }
}
