import { useQuery } from '@tanstack/react-query'
import { assetQuery } from '../assets.queries'
import { BookingFormDialog } from './form/booking-form-dialog'

interface BookDialogProps {
  /** The asset that is to be booked; chosen in the dialog without it. */
  readonly assetID?: string
  readonly onClose: () => void
}

/** Books an asset, which is known by its id alone or chosen in the dialog. */
export function BookDialog({ assetID, onClose }: BookDialogProps) {
  const { data: asset, isPending } = useQuery({ ...assetQuery(assetID ?? ''), enabled: assetID !== undefined })
  // Whoever opens it for an asset has the asset on screen, so that it is there already.
  if (assetID !== undefined && isPending) return null
  return <BookingFormDialog subject={{ kind: 'new', asset }} onClose={onClose} />
}
