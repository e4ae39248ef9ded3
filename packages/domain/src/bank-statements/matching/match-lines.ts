import { tidyAccount } from '../account-number'
import type { KnownPayer, LineToMatch, MatchGround } from './match-ground'
import { type MatchIndex, matchIndexOf } from './match-index'
import { matchLine } from './match-line'
import { compared, targetsOf } from './match-target'
import { type Proposal, strongerFirst } from './proposal'

const payersByAccount = (knownPayers: readonly KnownPayer[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const clients = new Map<string, Set<string>>()
  // Sorted, so that what is proposed does not depend on how they came.
  for (const { account, clientId } of knownPayers.toSorted((one, other) => compared(one.clientId, other.clientId))) {
    const tidied = tidyAccount(account)
    clients.set(tidied, (clients.get(tidied) ?? new Set()).add(clientId))
  }
  return clients
}

/** A line that could with certainty be two things is certain of neither. */
const withoutRivals = (proposals: readonly Proposal[]): readonly Proposal[] =>
  proposals.filter(({ confidence }) => confidence === 'certain').length > 1
    ? proposals.map((proposal) =>
        proposal.confidence === 'certain' ? { ...proposal, confidence: 'likely' as const } : proposal,
      )
    : proposals

/**
 * What each line of a statement may be about, by the line’s id; a line that is about nothing known is left out. Money
 * that comes is held against invoices, and money that goes against credit notes and earlier payments, always of the
 * same currency. The same lines and the same ground give the same proposals, in whatever order they come, and no two
 * lines pay the whole of the same thing with certainty: the earlier one does.
 */
export const matchLines = (
  lines: readonly LineToMatch[],
  ground: MatchGround,
): ReadonlyMap<string, readonly Proposal[]> => {
  // By currency and direction, as nothing of another is ever proposed.
  const indexes = new Map<string, MatchIndex>()
  const indexFor = ({ currency, amount }: LineToMatch): MatchIndex => {
    const key = `${currency} ${amount > 0}`
    const index = indexes.get(key) ?? matchIndexOf(targetsOf(ground, currency, amount > 0))
    indexes.set(key, index)
    return index
  }
  const knownPayers = payersByAccount(ground.knownPayers)
  const inOrder = lines.toSorted((one, other) => compared(one.bookedOn, other.bookedOn) || compared(one.id, other.id))

  const paidBy = new Map<string, string>()
  const afterOthers = (proposal: Proposal, lineId: string): Proposal => {
    if (proposal.confidence !== 'certain') return proposal
    const keys = proposal.parts.map(({ id }) => `${proposal.kind} ${id}`)
    const [other] = keys.flatMap((key) => paidBy.get(key) ?? [])
    if (other === undefined) {
      for (const key of keys) paidBy.set(key, lineId)
      return proposal
    }
    const reasons = [...proposal.reasons, { kind: 'paidByOtherLine', lineId: other } as const]
    return { ...proposal, confidence: 'possible', reasons }
  }
  return new Map(
    inOrder.flatMap((line) => {
      const found = withoutRivals(matchLine(line, indexFor(line), knownPayers))
      const proposals = found.map((proposal) => afterOthers(proposal, line.id)).toSorted(strongerFirst)
      return proposals.length > 0 ? [[line.id, proposals] as const] : []
    }),
  )
}
