import type { ApprovalGroup } from '@praxis/contract/approvals'
import { textOf } from '@praxis/contract/reasons'
import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { useState } from 'react'
import { showError, showSuccess } from '../../ui/feedback/snackbar'
import { describeSubmission } from '../time-sheets/submission-words'
import { useDecideRequests } from './approvals.mutations'

export type ApprovalDialog =
  | { readonly kind: 'deny'; readonly groups: readonly ApprovalGroup[] }
  | { readonly kind: 'changeProject' | 'amend'; readonly submission: TimeSheetSubmission }

export interface ApprovalActions {
  readonly approve: (groups: readonly ApprovalGroup[]) => void
  readonly askToDeny: (groups: readonly ApprovalGroup[]) => void
  readonly deny: (groups: readonly ApprovalGroup[], comment: string) => void
  readonly dialog: ApprovalDialog | undefined
  readonly open: (dialog: ApprovalDialog | undefined) => void
}

const entriesOf = (groups: readonly ApprovalGroup[]) => groups.flatMap(({ requests }) => requests)

const DONE = { approved: 'approved', denied: 'denied' } as const

function saidOf(count: number, state: keyof typeof DONE): string {
  return `${count === 1 ? '1 entry' : `${count} entries`} ${DONE[state]}`
}

/** Decides on groups: they are gone from the list at once, and whatever was passed over is named. */
export function useApprovalActions(onDecided: () => void): ApprovalActions {
  const [dialog, open] = useState<ApprovalDialog>()
  const { mutateAsync: decide } = useDecideRequests()

  const decideOn = async (groups: readonly ApprovalGroup[], state: keyof typeof DONE, comment: string) => {
    const entries = entriesOf(groups)
    onDecided()
    try {
      const { decidedIDs, skipped } = await decide({ requestIDs: entries.map(({ id }) => id), state, comment })
      if (decidedIDs.length > 0) showSuccess(saidOf(decidedIDs.length, state))
      if (skipped.length > 0)
        showError(`Passed over: ${skipped.map(({ id, reason }) => passedOver(id, reason)).join('; ')}`)
    } catch (error) {
      showError(error instanceof Error ? error.message : String(error))
    }

    function passedOver(id: string, reason: string): string {
      const entry = entries.find((each) => each.id === id)?.timeSheetSubmission
      const what = entry ? `${entry.employee.displayName}, ${describeSubmission(entry)}` : 'one entry'
      return `${what} (${textOf({ reason })})`
    }
  }

  return {
    approve: (groups) => void decideOn(groups, 'approved', ''),
    askToDeny: (groups) => open({ kind: 'deny', groups }),
    deny: (groups, comment) => void decideOn(groups, 'denied', comment),
    dialog,
    open,
  }
}
