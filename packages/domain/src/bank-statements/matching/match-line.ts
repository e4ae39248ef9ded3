import type { Confidence } from '@praxis/contract/invoices/bank-statement-rules'
import { tidyAccount } from '../account-number'
import { clientsOfNames, type FoundClient } from './find-clients'
import { type FoundNumber, numbersIn } from './find-numbers'
import type { LineToMatch } from './match-ground'
import { exactKey, type MatchIndex } from './match-index'
import { inOrder, type MatchTarget } from './match-target'
import { type MatchReason, type Proposal, strongerFirst } from './proposal'
import { sumOfSeveral } from './sums-of-several'

/** What a person is shown of a line; more would be a search. */
const MOST_PROPOSALS = 3
/** So many clients with a name like the payer’s are none that it tells. */
const MOST_ALIKE = 5
/** An amount that more have says nothing by itself. */
const MOST_WITH_AMOUNT = 3

/** What a line tells, apart from its amount. */
interface Clues {
  readonly line: LineToMatch
  /** Without its sign. */
  readonly amount: number
  readonly account: string
  readonly numbers: ReadonlyMap<MatchTarget, FoundNumber>
  readonly clientsByAccount: ReadonlySet<string>
  readonly clientsByName: ReadonlyMap<string, FoundClient>
}

const cluesOf = (
  line: LineToMatch,
  index: MatchIndex,
  knownPayers: ReadonlyMap<string, ReadonlySet<string>>,
): Clues => {
  const account = tidyAccount(line.partyAccount)
  const reference = line.creditorReference
    .split(' ')
    // The check digits of ISO 11649 are before the number itself.
    .map((each) => each.replace(/^RF\d{2}/i, ''))
    .join(' ')
  // A semicolon sets them apart, so that no number is read across two of them.
  const texts = [line.remittance, reference, line.endToEndReference, line.bankText].filter((text) => text !== '')
  const found = numbersIn(texts.join(' ; '), index.numbers)
  return {
    line,
    amount: Math.abs(line.amount),
    account,
    numbers: new Map(found.map((each) => [each.target, each])),
    clientsByAccount: (account !== '' ? knownPayers.get(account) : undefined) ?? new Set(),
    clientsByName: clientsOfNames(
      [line.partyName, line.onBehalfOf].filter((name) => name !== ''),
      `${line.remittance} ${line.bankText}`,
      index.names,
    ),
  }
}

const amountReason = (amount: number, target: MatchTarget): MatchReason => {
  if (amount === target.open) return { kind: 'openAmount' }
  if (amount === target.beforeCredits) return { kind: 'amountBeforeCredits' }
  if (amount === target.gross) return { kind: 'grossAmount' }
  return amount < target.open
    ? { kind: 'partPayment', missing: target.open - amount }
    : { kind: 'overPayment', above: amount - target.open }
}

/** What speaks for the client, and with it for whatever is theirs. */
const clientReasons = ({ account, clientsByAccount, clientsByName }: Clues, target: MatchTarget): MatchReason[] => {
  const reasons: MatchReason[] = []
  if (clientsByAccount.has(target.clientId) || (account !== '' && account === target.account))
    reasons.push({ kind: 'knownAccount', account })
  const client = clientsByName.get(target.clientId)
  if (client) reasons.push({ kind: 'name', ...client })
  return reasons
}

const numberReason = ({ numbers }: Clues, target: MatchTarget): MatchReason[] => {
  const number = numbers.get(target)
  return number ? [{ kind: 'number', number: target.number, found: number.found, isSure: number.isSure }] : []
}

const referenceReason = ({ line }: Clues, { endToEndReference: reference }: MatchTarget): MatchReason[] =>
  reference !== '' && reference === line.endToEndReference ? [{ kind: 'reference', reference }] : []

const has = (reasons: readonly MatchReason[], ...kinds: readonly MatchReason['kind'][]): boolean =>
  reasons.some(({ kind }) => kinds.includes(kind))

/**
 * How sure it is: certain only where the amount is exact and the line names what it pays. `isOnly` says that nothing
 * else of the client has the amount. Undefined where hardly anything speaks for it.
 */
const confidenceOf = (reasons: readonly MatchReason[], isOnly: boolean): Confidence | undefined => {
  const isNamed = has(reasons, 'reference') || reasons.some((reason) => reason.kind === 'number' && reason.isSure)
  const isOfClient = has(reasons, 'knownAccount', 'name')
  if (has(reasons, 'openAmount')) {
    if (isNamed) return 'certain'
    if (has(reasons, 'number')) return 'likely'
    return isOfClient && isOnly ? 'likely' : 'possible'
  }
  if (isNamed) return 'likely'
  return isOfClient ? 'possible' : undefined
}

const proposalOf = (clues: Clues, target: MatchTarget, index: MatchIndex): Proposal | undefined => {
  const exact = index.ofClient(target.clientId).byAmount.get(clues.amount) ?? []
  const reasons = [
    ...numberReason(clues, target),
    ...referenceReason(clues, target),
    amountReason(clues.amount, target),
    ...clientReasons(clues, target),
  ]
  const confidence = confidenceOf(reasons, exact.length === 1)
  if (!confidence) return undefined
  const parts = [{ id: target.id, amount: Math.min(clues.amount, target.open) }]
  return { kind: target.kind, clientId: target.clientId, parts, confidence, reasons }
}

/** A proposal of several at once, of which the oldest are paid first where the amount is less than all. */
const proposalOfSeveral = (
  clues: Clues,
  targets: readonly MatchTarget[],
  confidence: Confidence,
): Proposal | undefined => {
  const [first] = targets
  if (!first) return undefined
  let left = clues.amount
  const parts = targets.flatMap(({ id, open }) => {
    const amount = Math.min(left, open)
    left -= amount
    return amount > 0 ? [{ id, amount }] : []
  })
  const open = targets.reduce((sum, target) => sum + target.open, 0)
  const difference: MatchReason =
    open === clues.amount
      ? { kind: 'openAmount' }
      : open > clues.amount
        ? { kind: 'partPayment', missing: open - clues.amount }
        : { kind: 'overPayment', above: clues.amount - open }
  const reasons = [
    ...targets.flatMap((target) => numberReason(clues, target)),
    difference,
    ...clientReasons(clues, first),
  ]
  return { kind: first.kind, clientId: first.clientId, parts, confidence, reasons }
}

/** The numbers that a line names, by client; those that may be something else count beside one that is sure. */
const namedTogether = (clues: Clues): Proposal[] => {
  const byClient = new Map<string, FoundNumber[]>()
  for (const found of clues.numbers.values()) {
    if (found.target.kind === 'payment') continue
    const key = `${found.target.clientId} ${found.target.kind}`
    const others = byClient.get(key)
    if (others) others.push(found)
    else byClient.set(key, [found])
  }
  return [...byClient.values()].flatMap((found) => {
    const all = found.toSorted((one, other) => inOrder(one.target, other.target))
    const sure = all.filter(({ isSure }) => isSure)
    if (sure.length === 0 || all.length === 1) return []
    const [sureTargets, allTargets] = [sure, all].map((some) => some.map(({ target }) => target))
    const exact = [sureTargets, allTargets].find(
      (some = []) => some.length > 1 && some.reduce((sum, { open }) => sum + open, 0) === clues.amount,
    )
    if (exact) return proposalOfSeveral(clues, exact, 'certain') ?? []
    return sure.length > 1 ? (proposalOfSeveral(clues, sureTargets ?? [], 'likely') ?? []) : []
  })
}

/** Several of a client whose open amounts come to the line’s, where it does not say which. */
const sumsOfClient = (clues: Clues, clientId: string, index: MatchIndex): Proposal[] => {
  const sum = sumOfSeveral(index.ofClient(clientId).documents, clues.amount)
  if (!sum) return []
  const [first] = sum.targets
  const isKnown = first !== undefined && clientReasons(clues, first).length > 0
  const proposal = proposalOfSeveral(clues, sum.targets, isKnown && sum.isOnly ? 'likely' : 'possible')
  return proposal ? [proposal] : []
}

/** A payment can only be taken back whole, and after it was made. */
const canBe = ({ line, amount }: Clues, target: MatchTarget): boolean =>
  target.kind !== 'payment' || (target.open === amount && target.day <= line.bookedOn)

/** What a line may be about of what is in its currency, the most likely first. */
export const matchLine = (
  line: LineToMatch,
  index: MatchIndex,
  knownPayers: ReadonlyMap<string, ReadonlySet<string>>,
): Proposal[] => {
  if (line.amount === 0) return []
  const clues = cluesOf(line, index, knownPayers)
  const { amount, account, numbers, clientsByAccount, clientsByName } = clues
  const named = [...numbers.values()].filter(({ isSure, target }) => isSure || target.open === amount)
  const alike = [...clientsByName]
  const clients = new Set([
    ...clientsByAccount,
    ...named.flatMap(({ target, isSure }) => (isSure ? target.clientId : [])),
    ...alike.filter(([, { isSame }]) => isSame || alike.length <= MOST_ALIKE).map(([clientId]) => clientId),
  ])

  const exact = [...clients].flatMap((clientId) =>
    (index.ofClient(clientId).byAmount.get(amount) ?? []).slice(0, MOST_PROPOSALS),
  )
  const sameAmount = index.byAmount.get(amount) ?? []
  const candidates = new Set([
    ...named.map(({ target }) => target),
    ...exact.slice(0, MOST_PROPOSALS),
    // What goes back is the last that came.
    ...(index.byReference.get(exactKey(line.endToEndReference, amount)) ?? []).slice(-MOST_PROPOSALS),
    ...(index.byAccount.get(exactKey(account, amount)) ?? []).slice(-MOST_PROPOSALS),
    ...(sameAmount.length <= MOST_WITH_AMOUNT ? sameAmount : []),
  ])
  const single = [...candidates]
    .filter((target) => canBe(clues, target))
    .flatMap((target) => proposalOf(clues, target, index) ?? [])
  const isSettled = single.some(({ confidence }) => confidence === 'certain')
  const several = isSettled ? [] : namedTogether(clues)
  if (!isSettled && several.length === 0)
    for (const clientId of clients) several.push(...sumsOfClient(clues, clientId, index))

  const proposals = [...several, ...single]
  // Somebody known who pays what fits nothing pays a part of what is due first.
  if (proposals.length === 0)
    for (const clientId of clients) {
      const [oldest] = index.ofClient(clientId).documents
      const proposal = oldest && proposalOf(clues, oldest, index)
      if (proposal) proposals.push(proposal)
    }
  return proposals.toSorted(strongerFirst).slice(0, MOST_PROPOSALS)
}
