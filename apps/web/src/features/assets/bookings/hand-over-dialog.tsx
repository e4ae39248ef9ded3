import type { AssetCondition, HandOver } from '@praxis/contract/assets/asset-rules'
import { assetConditions } from '@praxis/contract/assets/asset-rules'
import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'
import { timesText } from '@praxis/domain/assets/asset-time-text'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { Text } from '../../../ui/layout/box'
import { useReadersTimeZone } from '../../reader/readers-time'
import { CONDITIONS } from '../asset-words'
import { useRecordBookedAsset } from '../assets.mutations'
import { codeText } from './booking-words'

interface HandOverDialogProps {
  readonly booking: AssetBooking
  readonly movement: HandOver
  readonly onClose: () => void
}

const WORDS: Readonly<Record<HandOver, { title: string; save: string; done: string; note: string }>> = {
  taken: { title: 'Collect', save: 'Collected', done: 'collected', note: 'What is missing, what comes with it' },
  broughtBack: {
    title: 'Bring back',
    save: 'Brought back',
    done: 'brought back',
    note: 'What the next person should know',
  },
}

const LONGEST_NOTE = 2000

const isCondition = (value: string | null): value is AssetCondition => assetConditions.some((each) => each === value)

/** Collects what was booked, or brings it back, with its condition and a note. */
export function HandOverDialog({ booking, movement, onClose }: HandOverDialogProps) {
  const { id, asset } = booking
  const timeZone = useReadersTimeZone()
  const words = WORDS[movement]
  const { mutateAsync: handOver } = useRecordBookedAsset(asset)
  const form = useForm({
    draft: `assetBooking/${id}/${movement}`,
    initialValues: { note: '', condition: null as string | null },
    rules: { note: maxLength(LONGEST_NOTE) },
    onSave: async ({ note, condition }) => {
      await handOver({ bookingID: id, movement, note: note.trim(), ...(isCondition(condition) && { condition }) })
      showSuccess(`${asset.name} ${words.done}`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`${words.title} ${asset.name}`}
      form={form}
      saveLabel={words.save}
      onClose={onClose}
      width="narrow"
    >
      <Text as="p" tone="second" size={13} figures>
        {codeText(asset)} · {booking.employee.displayName}, {timesText(booking, timeZone)}
      </Text>
      <TextField {...form.field('note')} label="Note" optional placeholder={words.note} isFirst />
      <SelectField
        {...form.field('condition')}
        label="Condition"
        optional
        clearable
        placeholder="As before"
        options={assetConditions.map((value) => ({ value, label: CONDITIONS[value] }))}
      />
    </FormDialog>
  )
}
