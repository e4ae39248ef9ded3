import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { useQuery } from '@tanstack/react-query'
import { Stack } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { SidePanel } from '../../../ui/overlays/side-panel'
import { expenseQuery } from '../expenses.queries'
import { useMileageSettings } from '../mileage/use-mileage-settings'
import type { ClaimOpening } from './claim-opening'
import { expenseKind, mileageKind } from './kinds-of-claim'
import { NewClaim } from './new-claim'
import { OpenClaim } from './open-claim'
import { SubmittedClaim } from './submitted-claim'

interface ClaimPanelProps extends ClaimOpening {
  readonly opened: { readonly add: 'expense' | 'mileage' } | { readonly id: string }
  /** The claim as the list has it, shown until it is fetched by itself. */
  readonly listed: Expense | undefined
  readonly isFresh: boolean
}

/** A claim beside the list, new or not; the whole screen on phones. */
export function ClaimPanel({ opened, listed, isFresh, ...opening }: ClaimPanelProps) {
  const { unit } = useMileageSettings()
  if ('id' in opened)
    return <ExistingClaim key={opened.id} id={opened.id} listed={listed} isFresh={isFresh} {...opening} />
  return opened.add === 'expense' ? (
    <NewClaim key="expense" kind={expenseKind} {...opening} />
  ) : (
    <NewClaim key="mileage" kind={mileageKind(unit)} {...opening} />
  )
}

function ExistingClaim({ id, listed, isFresh, ...opening }: Omit<ClaimPanelProps, 'opened'> & { readonly id: string }) {
  const { data: fetched, error, refetch } = useQuery(expenseQuery(id))
  const expense = fetched ?? listed
  const { unit } = useMileageSettings(expense)
  if (!expense)
    return (
      <SidePanel title="Claim" onClose={opening.onClose}>
        {error ? (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        ) : (
          <Stack aria-busy gap={2} shrinks>
            <Skeletons count={6} />
          </Stack>
        )}
      </SidePanel>
    )
  if (!expense.can.edit) return <SubmittedClaim expense={expense} {...opening} />
  return expense.isMileageExpense ? (
    <OpenClaim expense={expense} kind={mileageKind(unit)} isFresh={isFresh} {...opening} />
  ) : (
    <OpenClaim expense={expense} kind={expenseKind} isFresh={isFresh} {...opening} />
  )
}
