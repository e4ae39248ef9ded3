import type { Asset } from '@praxis/contract/assets/asset-shapes'
import {
  type HandOverNote,
  useAssignAsset,
  useDetachAsset,
  useRecordBookedAsset,
  useRecordUnbookedAsset,
} from '../assets.mutations'
import { outNow } from './out-now'

interface Taking extends HandOverNote {
  readonly employeeID?: string
  readonly until?: string
}

/** What can be done with an asset at the desk. */
export function useDesk(asset: Asset) {
  const { mutateAsync: assign } = useAssignAsset(asset)
  const { mutateAsync: detach } = useDetachAsset(asset)
  const { mutateAsync: recordUnbooked } = useRecordUnbookedAsset(asset)
  const { mutateAsync: recordBooked } = useRecordBookedAsset(asset)
  return {
    assign,
    detach,
    take: (taking: Taking) => recordUnbooked({ ...taking, movement: 'taken' }),
    bringBack: (note: HandOverNote) => {
      const use = outNow(asset)
      return use?.kind === 'booking'
        ? recordBooked({ ...note, bookingID: use.id, movement: 'broughtBack' })
        : recordUnbooked({ ...note, movement: 'broughtBack' })
    },
  }
}
