import { isFields, readDraft } from '../../../ui/forms/earlier-drafts'
import { type ContractDraft, type DraftPeriod, periodOn } from './contract-draft'

/**
 * The profile's draft with a contract that an earlier build kept beside it, as a whole and with the version it was typed
 * on. When that is no longer the saved one, the contract has no base, so that whoever typed it is asked.
 */
export function withEarlierContract(earlier: unknown, kept: unknown, saved: ContractDraft | undefined): unknown {
  if (!isFields(earlier) || !Array.isArray(earlier.periods)) return undefined
  const draft = readDraft(kept)
  const base = earlier.version === saved?.version ? saved : undefined
  return { edited: { ...draft?.edited, contract: earlier }, base: { ...draft?.base, contract: base } }
}

/**
 * A contract whose draft was kept by a build that knew no rate cards: its periods keep those that are saved, because
 * one without a card would take it away.
 */
export function withSavedRateCards(
  kept: ContractDraft | undefined,
  saved: ContractDraft | undefined,
): ContractDraft | undefined {
  const cardOf = ({ key, appliedDate }: DraftPeriod) => {
    const periods = saved?.periods ?? []
    return (periods.find((period) => period.key === key) ?? periodOn(periods, appliedDate ?? ''))?.rateCardID ?? null
  }
  return (
    kept && {
      ...kept,
      periods: kept.periods.map((period) =>
        period.rateCardID === undefined ? { ...period, rateCardID: cardOf(period) } : period,
      ),
    }
  )
}
