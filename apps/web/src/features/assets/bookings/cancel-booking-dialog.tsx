import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { Text } from '../../../ui/layout/box'
import { useReadersTimeZone } from '../../reader/readers-time'
import { bookingName } from './booking-words'
import { useWithdrawBooking } from './bookings.mutations'

const LONGEST_COMMENT = 2000

/** Withdraws a booking that waits, or cancels an approved one; whoever should know is told why. */
export function CancelBookingDialog({ booking, onClose }: { booking: AssetBooking; onClose: () => void }) {
  const { id, employee, can } = booking
  const { employee: reader } = useWorkspaceViewer()
  const timeZone = useReadersTimeZone()
  const { mutateAsync: withdraw } = useWithdrawBooking()
  const waits = can.withdraw
  const form = useForm({
    draft: `assetBooking/${id}/cancellation`,
    initialValues: { comment: '' },
    rules: { comment: maxLength(LONGEST_COMMENT) },
    onSave: async ({ comment }) => {
      await withdraw({ id, comment: comment.trim() })
      showSuccess(waits ? 'Request withdrawn' : 'Booking cancelled')
      onClose()
    },
  })
  const told = employee.id === reader.id ? 'Whoever manages assets' : employee.displayName
  return (
    <FormDialog
      title={`${waits ? 'Withdraw' : 'Cancel'} ${bookingName(booking, timeZone)}?`}
      form={form}
      saveLabel={waits ? 'Withdraw request' : 'Cancel booking'}
      cancelLabel="Keep it"
      onClose={onClose}
      width="narrow"
      danger
    >
      <Text as="p" tone="second">
        Others can book this time again. {told} is told.
      </Text>
      <TextField {...form.field('comment')} label="Comment" optional isFirst />
    </FormDialog>
  )
}
