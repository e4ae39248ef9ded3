import { Button } from '@mantine/core'
import type { Absence, AbsenceSpan } from '@praxis/contract/absences/absence-shapes'
import { useEffect, useId } from 'react'
import { LeavingGuard } from '../../../shell/leaving-guard'
import { SaveButton } from '../../../ui/forms/form-actions'
import { InPanelLayout, SidePanel } from '../../../ui/overlays/side-panel'
import type { LeaveSubject } from '../leave-subject'
import { LeaveFields } from './leave-fields'
import { spanOf } from './leave-values'
import { useLeaveForm } from './use-leave-form'

interface LeavePanelProps {
  readonly subject: LeaveSubject
  readonly onClose: () => void
  readonly onDone?: (absence: Absence) => void
  /** Called with the days as they stand in the form, so that a calendar can show them. */
  readonly onSpan?: (span: AbsenceSpan | undefined) => void
}

function wordsOf(subject: LeaveSubject): { title: string; save: string } {
  if (subject.kind === 'change') return { title: 'Change request', save: 'Save changes' }
  return subject.employee
    ? { title: `Enter leave for ${subject.employee.displayName}`, save: 'Enter leave' }
    : { title: 'Request leave', save: 'Send request' }
}

/** Asks for leave, or changes what still waits: beside the page, or over it; the whole screen on phones. */
export function LeavePanel({ subject, onClose, onDone, onSpan }: LeavePanelProps) {
  const formId = useId()
  const of = useLeaveForm(subject, (absence) => {
    onDone?.(absence)
    onClose()
  })
  const { form } = of
  const { title, save } = wordsOf(subject)
  const span = spanOf(form.values)
  const { from, to, datePart } = span ?? {}
  useEffect(() => onSpan?.(from && to && datePart ? { from, to, datePart } : undefined), [onSpan, from, to, datePart])
  useEffect(() => () => onSpan?.(undefined), [onSpan])
  return (
    <InPanelLayout>
      <SidePanel
        title={title}
        onClose={() => {
          form.dropDraft()
          onClose()
        }}
        isDirty={form.isDirty}
        actions={(close) => (
          <>
            <Button variant="default" onClick={close} disabled={form.isSaving}>
              Cancel
            </Button>
            <SaveButton form={form} formId={formId} label={save} />
          </>
        )}
      >
        <LeavingGuard isDirty={form.isDirty && !form.isSaving} onDiscard={form.dropDraft} />
        <LeaveFields of={of} formId={formId} title={title} />
      </SidePanel>
    </InPanelLayout>
  )
}
