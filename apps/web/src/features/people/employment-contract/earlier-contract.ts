import { isFields, readDraft } from '../../../ui/forms/earlier-drafts'
import type { ContractDraft } from './contract-draft'

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
