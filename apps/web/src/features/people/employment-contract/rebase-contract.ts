import type { Versions } from '../../../ui/forms/draft'
import { same } from '../../../ui/forms/draft-changes'
import type { ContractDraft, DraftPeriod } from './contract-draft'

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

/** Saved periods are known by their day, so those that were saved since they were added are, too. */
function knownByDay({ periods }: ContractDraft, saved: ContractDraft): DraftPeriod[] {
  const dayOf = new Map(saved.periods.map(({ key, appliedDate }) => [key, appliedDate]))
  return periods.map((period) => ({ ...period, key: dayOf.get(period.key) ?? period.key }))
}

/** The draft's changes on top of a contract that was saved meanwhile: what only the other person changed stays theirs. */
export function rebaseContract(draft: ContractDraft, base: ContractDraft, newer: ContractDraft): ContractDraft {
  const own = <Part extends 'startDate' | 'endDate' | 'isAvailableInClientResourcing'>(part: Part) =>
    draft[part] === base[part] ? newer[part] : draft[part]
  const startDate = own('startDate')
  const periods = rebasedPeriods(knownByDay(draft, base), knownByDay(base, base), newer.periods)
  return {
    version: newer.version,
    startDate,
    endDate: own('endDate'),
    isAvailableInClientResourcing: own('isAvailableInClientResourcing'),
    periods: periods.map((period, index) => (index === 0 ? { ...period, appliedDate: startDate } : period)),
  }
}

/** An edited contract on top of theirs; one that both have set up stays as it was typed. */
export const rebasedContract = ({ mine, base, theirs }: Versions<ContractDraft | undefined>) => {
  if (!mine || !theirs) return mine
  return base ? rebaseContract(mine, base, theirs) : { ...mine, version: theirs.version }
}
