import type { PaymentGroup } from '@praxis/contract/payments/payments'
import { useRovingRows } from '../../../ui/lists/use-roving-rows'

interface ClaimKeys {
  readonly groups: readonly PaymentGroup[]
  readonly folded: ReadonlySet<string>
  readonly onFold: (groupID: string) => void
  readonly onChoose: (claimIDs: readonly string[]) => void
  readonly onOpen: (claimID: string) => void
}

/** The keys of every list for groups and their claims: J and K move, X chooses, Enter folds a group or shows receipts. */
export function useClaimKeys({ groups, folded, onFold, onChoose, onOpen }: ClaimKeys) {
  const claimsOf = new Map(groups.map(({ groupIdentifier, expenseIDs }) => [groupIdentifier, expenseIDs]))
  return useRovingRows({
    keys: groups.flatMap(({ groupIdentifier: id, expenseIDs }) => [id, ...(folded.has(id) ? [] : expenseIDs)]),
    onOpen: (key) => (claimsOf.has(key) ? onFold(key) : onOpen(key)),
    onToggle: (key) => onChoose(claimsOf.get(key) ?? [key]),
  })
}

export type RowProps = ReturnType<ReturnType<typeof useClaimKeys>['rowProps']>
