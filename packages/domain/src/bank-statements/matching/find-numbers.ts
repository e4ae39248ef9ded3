import type { MatchTarget } from './match-target'
import {
  type Group,
  groupsIn,
  groupsOfNumber,
  inPlainCapitals,
  isNumber,
  keysOfGroups,
  MOST_GROUPS,
  NumberReader,
} from './number-groups'

/** A number of a target in a text. */
export interface FoundNumber {
  readonly target: MatchTarget
  /** As it is written there. */
  readonly found: string
  /** Whether it can hardly be another number. */
  readonly isSure: boolean
}

export interface NumberIndex {
  readonly byKey: ReadonlyMap<string, readonly MatchTarget[]>
  /** The letters that numbers have: a word that is none of them begins no number, and most words are none. */
  readonly letters: ReadonlySet<string>
}

/** Texts are at most as long as what a few transfers say. */
const MOST_GROUPS_OF_TEXT = 200
/** A key that so many share says nothing. */
const MOST_SHARING = 20

/** How many letters and digits a number needs to be no other, with the letters before it and without. */
const SURE_WITH_LETTERS = 4
const SURE_DIGITS = 5

/** What people write before the number of an invoice or credit note, and before that "no.". */
const INVOICE_WORD =
  /^(?:INVS?|INVOICES?|BILLS?|RECHNUNG(?:EN|SNR|SNUMMER)?|RE|RG|RGNR|RENR|RNR|FAC|FACT|FACTURES?|FACTUUR(?:NR|NUMMER)?|FACTUREN|CN|CREDITNOTE|AVOIR|CREDITNOTA)$/
const NUMBER_WORD = /^(?:NO|NOS|NR|NRS|NUMBERS?|NUMMER|NUM|NUMERO|N|ID)$/

export const numberIndexOf = (targets: readonly MatchTarget[]): NumberIndex => {
  const byKey = new Map<string, MatchTarget[]>()
  const letters = new Set<string>()
  for (const target of targets) {
    const groups = groupsOfNumber(target.number)
    for (const group of groups) if (!isNumber(group)) letters.add(group)
    for (const key of keysOfGroups(groups)) {
      const sharing = byKey.get(key)
      if (sharing) sharing.push(target)
      else byKey.set(key, [target])
    }
  }
  return { byKey, letters }
}

/** Whether two groups may be of one number: what lists numbers sets them apart. */
const areTogether = (text: string, one: Group, other: Group): boolean => {
  const between = text.slice(one.end, other.start)
  return between.length <= 3 && !/[,;&]|\+/.test(between)
}

/** Whether a word for invoices stands before a group, such as in "Rechnung Nr. 42". */
const isNamedInvoice = (text: string, groups: readonly Group[], first: number): boolean => {
  const [before, one] = [groups[first - 2], groups[first - 1]]
  const number = groups[first]
  if (!one || !number || !areTogether(text, one, number)) return false
  if (INVOICE_WORD.test(one.text)) return true
  if (!before) return false
  return (
    (NUMBER_WORD.test(one.text) && INVOICE_WORD.test(before.text)) || (before.text === 'CREDIT' && one.text === 'NOTE')
  )
}

/** All numbers of targets in a text. */
export const numbersIn = (text: string, { byKey, letters }: NumberIndex): FoundNumber[] => {
  const plain = inPlainCapitals(text)
  const groups = groupsIn(plain).slice(0, MOST_GROUPS_OF_TEXT)
  const found = new Map<MatchTarget, FoundNumber>()
  // Plain loops, as this is most of the time that matching takes.
  for (let end = 0; end < groups.length; end++) {
    const last = groups[end]
    if (!last?.isNumber) continue
    const reader = new NumberReader()
    for (let start = end; start >= 0 && start > end - MOST_GROUPS; start--) {
      const [first, next] = [groups[start], groups[start + 1]]
      if (!first || (!first.isNumber && !letters.has(first.text))) break
      if (start < end && next && !areTogether(plain, first, next)) break
      const { apart, merged } = reader.add(first.text)
      const targets = byKey.get(apart) ?? (merged === apart ? undefined : byKey.get(merged))
      if (!targets || targets.length > MOST_SHARING) continue
      const signs = merged.replaceAll(':', '').length
      const isLong = first.isNumber ? signs >= SURE_DIGITS : signs >= SURE_WITH_LETTERS
      const isSure = targets.length === 1 && (isLong || isNamedInvoice(plain, groups, start))
      for (const target of targets)
        if (isSure || !found.has(target))
          found.set(target, { target, found: plain.slice(first.start, last.end), isSure })
    }
  }
  return [...found.values()]
}
