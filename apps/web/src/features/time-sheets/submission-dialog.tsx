import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { useId, useState } from 'react'
import { serverNow } from '../../api/server-clock'
import { LeavingGuard } from '../../shell/leaving-guard'
import { Dialog } from '../../ui/overlays/dialog'
import { type CardSubject, correctionOf, newSubject } from './card/card-subject'
import { cardTitle } from './card/card-title'
import { SubmissionButtons } from './card/submission-buttons'
import { SubmissionFields } from './card/submission-fields'
import { useSubmissionForm } from './card/use-submission-form'
import type { PrefilledSubmission } from './prefilled-submission'

const WIDTH = 950

/** The time that a timer has measured: from its start to its end, or to now while it runs. */
const startOfTracker = (tracker: TimeTracker): PrefilledSubmission => ({
  from: tracker.startDate,
  to: tracker.endDate ?? new Date(serverNow()).toISOString(),
  projectID: tracker.projectID,
  opportunityID: tracker.opportunityID,
  task: tracker.task,
  isFullyChargeable: tracker.isChargeable,
  comment: tracker.comment,
  tags: tracker.tags,
  trackerID: tracker.id,
})

interface SubmissionDialogProps {
  /** A timer whose time is to be logged, which ends it. */
  readonly tracker?: TimeTracker | undefined
  /** What a new submission begins with. */
  readonly start?: PrefilledSubmission | undefined
  /** A denied submission to make a correcting copy of. */
  readonly corrects?: TimeSheetSubmission | undefined
  /** An existing submission to open. */
  readonly submission?: TimeSheetSubmission | undefined
  readonly onClose: () => void
  readonly onDone?: ((saved: TimeSheetSubmission) => void) | undefined
}

/** The card over any page. */
export function SubmissionDialog({ tracker, start, corrects, submission, onClose, onDone }: SubmissionDialogProps) {
  const [subject] = useState<CardSubject>(() => {
    if (submission) return { kind: 'existing', submission }
    return corrects ? correctionOf(corrects) : newSubject({ ...(tracker && startOfTracker(tracker)), ...start })
  })
  const formId = useId()
  const of = useSubmissionForm(subject, (saved) => {
    onDone?.(saved)
    onClose()
  })
  const { form } = of
  const title = cardTitle(subject)
  return (
    <Dialog
      opened
      onClose={() => {
        form.dropDraft()
        onClose()
      }}
      title={title}
      width={WIDTH}
      isDirty={form.isDirty}
      actions={(close) => <SubmissionButtons of={of} formId={formId} onCancel={close} />}
    >
      <LeavingGuard isDirty={form.isDirty && !form.isSaving} onDiscard={form.dropDraft} />
      <SubmissionFields of={of} formId={formId} title={title} />
    </Dialog>
  )
}
