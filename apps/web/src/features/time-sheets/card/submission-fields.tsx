import { Button } from '@mantine/core'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { StatusBadge } from '../../../ui/chips/status-badge'
import { momentText } from '../../../ui/dates/moment-text'
import { attempt } from '../../../ui/feedback/attempt'
import { Form } from '../../../ui/forms/form'
import { Box, Row, Text } from '../../../ui/layout/box'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { LockedByInvoice } from '../../workspaces/on-an-invoice'
import { useSubmitTimeSheets } from '../time-sheets.mutations'
import { AttachmentSection } from './attachment-section'
import { InformationSection } from './information-section'
import classes from './submission-card.module.css'
import { TimeSection } from './time-section'
import type { SubmissionForm } from './use-submission-form'

interface SubmissionFieldsProps {
  readonly of: SubmissionForm
  readonly formId: string
  readonly title: string
  readonly overlapsOf?: ((from: Date, to: Date) => readonly string[]) | undefined
  /** Called when a submission was submitted from the card. */
  readonly onSubmitted?: (() => void) | undefined
}

/** The card's content, in a panel or in a dialog. */
export function SubmissionFields({ of, formId, title, overlapsOf, onSubmitted }: SubmissionFieldsProps) {
  const { form, subject, submission, isReadOnly, isAskingForRole, chooseRole, saveWithoutRole } = of
  return (
    <>
      {submission && !of.isGone && (
        <Standing submission={submission} timeZone={of.timeZone} isDirty={form.isDirty} onSubmitted={onSubmitted} />
      )}
      {subject.kind === 'new' && subject.corrects && <WhyDenied request={subject.corrects.request} />}
      <Form form={form} id={formId} label={title}>
        <fieldset className={classes.fields} disabled={isReadOnly} aria-label={title}>
          {/* A new submission asks for its project first, as people think of it. */}
          {subject.kind === 'new' && <AttachmentSection of={of} />}
          <TimeSection of={of} overlapsOf={overlapsOf} />
          {subject.kind !== 'new' && <AttachmentSection of={of} />}
          <InformationSection of={of} />
        </fieldset>
      </Form>
      <ConfirmDialog
        opened={isAskingForRole}
        onClose={chooseRole}
        onConfirm={saveWithoutRole}
        title="You haven't selected a role for this project, are you sure you want to continue?"
        confirmLabel="Yes"
        cancelLabel="No"
      />
    </>
  )
}

interface StandingProps {
  readonly submission: TimeSheetSubmission
  readonly timeZone: string
  readonly isDirty: boolean
  readonly onSubmitted?: (() => void) | undefined
}

/** The submission's state, its approver, and the comment on the decision. */
function Standing({ submission, timeZone, isDirty, onSubmitted }: StandingProps) {
  const { request, can, amendment, correctionOf, correctedBy } = submission
  const { mutateAsync: submit, isPending } = useSubmitTimeSheets()
  const { approver, isAutoApproved, comment, decidedAt } = request
  const send = async () => {
    if (await attempt(submit([submission.id]), 'Submitted for approval')) onSubmitted?.()
  }
  return (
    <>
      <Row gap={2} wrap tone="third" size={13}>
        <StatusBadge state={request.state} />
        {isAutoApproved && <span>automatically</span>}
        {!isAutoApproved && approver && <span>by {approver.displayName}</span>}
        {decidedAt && <span>{momentText(decidedAt, timeZone)}</span>}
        {can.submit && (
          <Text last>
            <Button
              variant="default"
              size="compact-sm"
              loading={isPending}
              disabled={isDirty}
              title={isDirty ? 'Save first' : undefined}
              onClick={send}
            >
              Submit
            </Button>
          </Text>
        )}
      </Row>
      {request.state === 'denied' && <WhyDenied request={request} />}
      {request.state !== 'denied' && comment !== '' && (
        <Box as="p" size={13} tone="second" breaks className={classes.said}>
          <strong>{approver?.displayName ?? 'Approver'}:</strong> {comment}
        </Box>
      )}
      {amendment && (
        <Box as="p" size={13} tone="second" breaks className={classes.said}>
          <strong>{amendment.by.displayName}</strong> changed this on {momentText(amendment.at, timeZone)}.
        </Box>
      )}
      {correctionOf && (
        <Text as="p" tone="third" size={13}>
          This corrects a denied entry.
        </Text>
      )}
      {correctedBy && (
        <Text as="p" tone="third" size={13}>
          This was corrected in another entry.
        </Text>
      )}
      <LockedByInvoice itemID={submission.invoiceItemID} />
      {!can.edit && (can.delete || can.submit) && (
        <Text as="p" tone="third" size={13}>
          Its project is completed, so it can no longer be changed.
        </Text>
      )}
    </>
  )
}

/** The comment on a denial, in sight while the submission is corrected. */
function WhyDenied({ request: { comment, approver } }: Pick<TimeSheetSubmission, 'request'>) {
  if (comment === '') return null
  return (
    <Box as="p" size={13} tone="second" breaks className={classes.said} data-denied>
      <strong>Denied by {approver?.displayName ?? 'the approver'}:</strong> {comment}
    </Box>
  )
}
