import type { SubmissionAmendment, TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { duration, partOfDuration } from '@praxis/domain/validation/duration-rules'
import { min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../../ui/forms/rule-problems'

export interface AmendmentValues {
  readonly duration: number | null
  readonly chargeable: number | null
  readonly roleID: string | null
  readonly taskID: string | null
  readonly comment: string
  readonly tags: readonly string[]
}

const LONGEST_COMMENT = 5000

export const amendmentRules = (values: AmendmentValues): FormRules<AmendmentValues> => ({
  duration: [required('Duration'), duration, min(1, '1s')],
  chargeable: [required('Chargeable time'), partOfDuration(values.duration ?? 0)],
  comment: maxLength(LONGEST_COMMENT),
})

/** The changed fields: all others stay as they were logged. */
export function amendmentOf(submission: TimeSheetSubmission, values: AmendmentValues): SubmissionAmendment {
  const seconds = values.duration ?? submission.duration
  const chargeable = Math.min(values.chargeable ?? submission.chargeableDuration, seconds)
  const isOtherTime = seconds !== submission.duration || chargeable !== submission.chargeableDuration
  const isFullyChargeable = chargeable === seconds && seconds > 0
  const isCharged = submission.project !== null && !submission.project.isInternal
  return {
    ...(seconds !== submission.duration && { duration: seconds }),
    ...(isCharged && isOtherTime && (isFullyChargeable ? { isFullyChargeable } : { chargeableDuration: chargeable })),
    ...(values.roleID !== submission.roleID && { roleID: values.roleID }),
    ...(values.taskID !== (submission.task?.id ?? null) && { taskID: values.taskID }),
    ...(values.comment.trim() !== submission.comment && { comment: values.comment.trim() }),
    ...(values.tags.join('\n') !== submission.tags.join('\n') && { tags: [...values.tags] }),
  }
}
