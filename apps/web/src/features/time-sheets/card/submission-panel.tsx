import { ActionIcon, Button } from '@mantine/core'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { loggedOn } from '@praxis/domain/time/logged-on'
import { IconArrowsExchange, IconCopy } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { LeavingGuard } from '../../../shell/leaving-guard'
import { messageOf } from '../../../ui/feedback/message-of'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDelete } from '../../../ui/forms/form-actions'
import { Row } from '../../../ui/layout/box'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { SidePanel } from '../../../ui/overlays/side-panel'
import { describeSubmission } from '../../loggables/submission-words'
import type { CardDraft } from '../page/use-card'
import { useDeleteSubmission } from '../time-sheets.mutations'
import { type CardSubject, correctionOf, duplicateOf } from './card-subject'
import { cardTitle } from './card-title'
import { SubmissionButtons } from './submission-buttons'
import classes from './submission-card.module.css'
import { SubmissionFields } from './submission-fields'
import { useSubmissionForm } from './use-submission-form'

interface SubmissionPanelProps {
  readonly subject: CardSubject
  readonly onClose: () => void
  /** Called when the card goes on with another submission. */
  readonly onSubject: (subject: CardSubject) => void
  readonly onDraft: (draft: CardDraft | undefined) => void
  /** The submission as somebody has saved it since the card was opened. */
  readonly newer: TimeSheetSubmission | undefined
  readonly overlapsOf: (from: Date, to: Date, exceptID: string | undefined) => readonly string[]
}

/** The card beside the time sheet; the whole screen on phones. */
export function SubmissionPanel(props: SubmissionPanelProps) {
  const { subject, onClose, onSubject, onDraft, newer, overlapsOf } = props
  const formId = useId()
  const of = useSubmissionForm(subject, onClose)
  const { form, submission } = of
  const [isDeleting, setIsDeleting] = useState(false)
  const { mutateAsync: remove } = useDeleteSubmission()
  const [refusal, setRefusal] = useState<string>()
  const title = cardTitle(subject)
  const { isDirty } = form

  const { dropDraft: drop } = form
  useEffect(() => {
    onDraft(isDirty ? { drop } : undefined)
    return () => onDraft(undefined)
  }, [isDirty, drop, onDraft])

  const deleteIt = async () => {
    if (!submission) return
    try {
      await remove(submission.id)
      showSuccess('Deleted successfully')
      onClose()
    } catch (error) {
      setRefusal(messageOf(error))
      setIsDeleting(false)
    }
  }

  return (
    <SidePanel
      title={title}
      onClose={() => {
        drop()
        onClose()
      }}
      isDirty={isDirty}
      isReadOnly={of.isReadOnly}
      headActions={
        submission &&
        subject.kind === 'existing' &&
        !of.isGone && <HeadActions subject={subject} onSubject={onSubject} />
      }
      startActions={submission?.can.delete && !of.isGone && <FormDelete onClick={() => setIsDeleting(true)} />}
      actions={(close) => (
        <SubmissionButtons
          of={of}
          formId={formId}
          onCancel={close}
          onCorrect={submission && (() => onSubject(correctionOf(submission)))}
        />
      )}
    >
      <LeavingGuard isDirty={isDirty && !form.isSaving} onDiscard={drop} />
      {newer && (
        <Row justify="between" wrap size={13} tone="warning" className={classes.changed} role="status">
          <span>This was changed elsewhere since you opened it.</span>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => onSubject({ kind: 'existing', submission: newer })}
          >
            View latest version
          </Button>
        </Row>
      )}
      <SubmissionFields
        of={{ ...of, form: { ...form, refusal: form.refusal ?? refusal } }}
        formId={formId}
        title={title}
        overlapsOf={(from, to) => overlapsOf(from, to, submission?.id)}
        onSubmitted={onClose}
      />
      <ConfirmDialog
        opened={isDeleting}
        onClose={() => setIsDeleting(false)}
        onConfirm={deleteIt}
        title={submission ? `Delete ${describeSubmission(submission)}?` : ''}
        confirmLabel="Delete"
        danger
      >
        This can’t be undone.
      </ConfirmDialog>
    </SidePanel>
  )
}

interface HeadActionsProps {
  readonly subject: Extract<CardSubject, { kind: 'existing' | 'convert' }>
  readonly onSubject: (subject: CardSubject) => void
}

function HeadActions({ subject: { submission }, onSubject }: HeadActionsProps) {
  const isConvertible = submission.can.edit && loggedOn(submission) === null
  return (
    <>
      {isConvertible && (
        <ActionIcon
          aria-label="Convert to project"
          title="Convert to project"
          onClick={() => onSubject({ kind: 'convert', submission })}
        >
          <IconArrowsExchange size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon aria-label="Duplicate" title="Duplicate" onClick={() => onSubject(duplicateOf(submission))}>
        <IconCopy size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </>
  )
}
