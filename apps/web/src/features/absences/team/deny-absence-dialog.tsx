import type { AwayTime } from '@praxis/contract/absences/absence-shapes'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { useForm } from '../../../ui/forms/use-form'
import { spanText } from '../absence-words'
import { useDecideAbsence } from './team-absences.mutations'
import { awayWords } from './timeline/time-words'

export interface DeniedAbsence {
  readonly who: string
  readonly time: AwayTime
  /** The request as the reader saw it. */
  readonly version: string
}

const LONGEST_COMMENT = 2000

export function DenyAbsenceDialog({ who, time, version, onClose }: DeniedAbsence & { onClose: () => void }) {
  const { mutateAsync: decide } = useDecideAbsence()
  const form = useForm({
    draft: `request/${time.id}/denial`,
    initialValues: { comment: '' },
    rules: { comment: maxLength(LONGEST_COMMENT) },
    onSave: async ({ comment }) => {
      await decide({ id: time.id, version, state: 'denied', comment: comment.trim() })
      showSuccess('Absence denied')
      onClose()
    },
  })
  return (
    <FormDialog title={`Deny absence of ${who}`} form={form} saveLabel="Deny" onClose={onClose} width="narrow" danger>
      <p>
        {awayWords(time)}, {spanText(time)}
      </p>
      <TextareaField
        {...form.field('comment')}
        label="Comment"
        optional
        autoFocus
        hint="They are told by e-mail, with your comment."
      />
    </FormDialog>
  )
}
