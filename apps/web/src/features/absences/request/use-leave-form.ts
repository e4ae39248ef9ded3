import type { Absence } from '@praxis/contract/absences/absence-shapes'
import type { AbsenceReason } from '@praxis/contract/company/absence-reasons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { type Form, useForm } from '../../../ui/forms/use-form'
import { absenceReasonsQuery } from '../../settings/settings.queries'
import { useRequestFullDayAbsence, useRequestHalfDayAbsence, useUpdateAbsence } from '../absences.mutations'
import type { LeaveSubject } from '../leave-subject'
import { type LeaveValues, leaveRules, spanOf, valuesOf } from './leave-values'
import { type Preview, usePreview } from './use-preview'

export interface LeaveForm extends Preview {
  readonly form: Form<LeaveValues>
  readonly subject: LeaveSubject
  readonly reasons: readonly AbsenceReason[] | undefined
  readonly reasonsError: string | undefined
  /** The chosen reason, or the usual one. */
  readonly reasonID: string | null
}

/** The key under which what was typed is kept: what was asked for by a drag is a request of its own. */
function draftOf(subject: LeaveSubject): string {
  if (subject.kind === 'change') return `absence/${subject.absence.id}`
  const { employee, start } = subject
  return ['absence/new', employee?.id, start?.from, start?.to].filter((part) => part !== undefined).join('/')
}

const usualReason = (reasons: readonly AbsenceReason[] | undefined): string | null =>
  (reasons?.find(({ isTakenFromBalance }) => isTakenFromBalance) ?? reasons?.[0])?.id ?? null

const doneText = ({ request: { state, approver } }: Absence): string => {
  if (state === 'approved') return 'Leave approved'
  return approver ? `Request sent to ${approver.displayName}` : 'Request sent'
}

/** The form of a request for leave, with what the server says of it as it stands. */
export function useLeaveForm(subject: LeaveSubject, onDone: (absence: Absence) => void): LeaveForm {
  const { data: reasons, error: reasonsError } = useQuery(absenceReasonsQuery)
  // The form begins with the absence as it was when it opened, whatever arrives meanwhile.
  const [initialValues] = useState(() => valuesOf(subject))
  const reasonOf = ({ reasonID }: LeaveValues) => reasonID ?? usualReason(reasons)
  const save = useSave(subject)
  const form = useForm<LeaveValues>({
    draft: draftOf(subject),
    isOfRecord: subject.kind === 'change',
    initialValues,
    rules: leaveRules(reasonOf),
    fieldOfReason: {
      absenceCostsNothing: 'from',
      absencesOverlap: 'from',
      insufficientAnnualLeaveEntitlement: 'reasonID',
    },
    onSave: async (values, idempotencyKey) => {
      const saved = await save(values, reasonOf(values), idempotencyKey)
      showSuccess(doneText(saved))
      onDone(saved)
    },
  })
  const span = spanOf(form.values)
  const reasonID = reasonOf(form.values)
  const preview = usePreview(span && reasonID !== null ? { ...span, reasonID, ...whoseOf(subject) } : undefined)
  return { form, subject, reasons, reasonsError: reasonsError?.message, reasonID, ...preview }
}

/** Whose absence it is, or which one is being changed. */
const whoseOf = (subject: LeaveSubject) => {
  if (subject.kind === 'change') return { absenceID: subject.absence.id, employeeID: subject.absence.employee.id }
  return subject.employee ? { employeeID: subject.employee.id } : {}
}

function useSave(subject: LeaveSubject) {
  const { mutateAsync: requestDays } = useRequestFullDayAbsence()
  const { mutateAsync: requestHalf } = useRequestHalfDayAbsence()
  const { mutateAsync: update } = useUpdateAbsence()
  return (values: LeaveValues, reasonID: string | null, idempotencyKey: string): Promise<Absence> => {
    const span = spanOf(values)
    if (!span || reasonID === null) throw new Error('The form asks for days and a reason before it is saved')
    const { from, to, datePart } = span
    const more = { reasonID, comment: values.comment.trim(), deputyID: values.deputy?.id ?? null }
    if (subject.kind === 'change') {
      const { id, version } = subject.absence
      return update({ id, version, ...span, ...more })
    }
    const { employee, correctionOfID } = subject
    const body = { ...more, ...(employee && { employeeID: employee.id }), ...(correctionOfID && { correctionOfID }) }
    return datePart === 'fullDay'
      ? requestDays({ body: { from, to, ...body }, idempotencyKey })
      : requestHalf({ body: { date: from, datePart, ...body }, idempotencyKey })
  }
}
