import type { Contract } from '@praxis/contract/people/employees'
import { type ContractDraft, type DraftPeriod, draftOf } from './contract-draft'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The draft's own periods where they were changed, the newly saved ones elsewhere; the first stays first. */
function rebasedPeriods(
  draft: readonly DraftPeriod[],
  base: readonly DraftPeriod[],
  newer: readonly DraftPeriod[],
): DraftPeriod[] {
  const find = (periods: readonly DraftPeriod[], key: string) => periods.find((period) => period.key === key)
  const kept = newer.flatMap((period) => {
    const [was, own] = [find(base, period.key), find(draft, period.key)]
    // The period was removed here, or untouched here, or added by the other person.
    if (was && !own) return []
    return own && !same(was, own) ? [own] : [period]
  })
  const added = draft.filter(({ key }) => !find(base, key))
  return [...kept, ...added]
}

/** The draft's changes on top of a contract that somebody else saved meanwhile: what only they changed stays theirs. */
export function rebaseContract(draft: ContractDraft, base: Contract, newer: Contract): ContractDraft {
  const [was, is] = [draftOf(base), draftOf(newer)]
  const own = <Part extends 'startDate' | 'isAvailableInClientResourcing'>(part: Part) =>
    draft[part] === was[part] ? is[part] : draft[part]
  const startDate = own('startDate')
  const periods = rebasedPeriods(draft.periods, was.periods, is.periods)
  return {
    version: newer.version,
    startDate,
    isAvailableInClientResourcing: own('isAvailableInClientResourcing'),
    periods: periods.map((period, index) => (index === 0 ? { ...period, appliedDate: startDate } : period)),
  }
}

/** What was typed while the contract was being saved, on top of what is saved now: its periods are known by day. */
export function carriedOn(typed: ContractDraft, sent: ContractDraft, { version }: Contract): ContractDraft {
  const dayOf = new Map(sent.periods.map(({ key, appliedDate }) => [key, appliedDate]))
  return {
    ...typed,
    version,
    periods: typed.periods.map((period) => ({ ...period, key: dayOf.get(period.key) ?? period.key })),
  }
}
