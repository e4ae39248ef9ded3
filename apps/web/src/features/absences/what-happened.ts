import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { waitingText } from '../approvals/waiting-text'
import { stateOf } from './absence-words'

/** What has become of an absence so far: who has it, who decided when, or why not. */
export function whatHappened(absence: Absence, now: number, dayText: (moment: string) => string): string {
  const { request, enteredBy } = absence
  const { approver, approvedBy, decidedAt, cancelledAt, isAutoApproved, comment, submittedAt } = request
  const on = (moment: string | null) => (moment === null ? '' : `, ${dayText(moment).slice(0, 5)}`)
  switch (stateOf(absence)) {
    case 'waitingForApproval':
      return [waitingText(submittedAt, now), ...(approver ? [`with ${approver.displayName}`] : [])].join(', ')
    case 'cancelled':
      return `Cancelled${on(cancelledAt)}`
    case 'denied':
      return comment || `By ${(approvedBy ?? approver)?.displayName ?? 'the approver'}${on(decidedAt)}`
    case 'approved':
      if (enteredBy) return `Entered by ${enteredBy.displayName}${on(submittedAt)}`
      if (isAutoApproved) return `Approved at once${on(decidedAt ?? submittedAt)}`
      return `By ${approvedBy?.displayName ?? 'the approver'}${on(decidedAt)}`
  }
}
