import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { IconArchive, IconArrowBackUp, IconCopy, IconHistory, IconQrcode, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { attempt } from '../../../ui/feedback/attempt'
import { icon } from '../../../ui/icon'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import type { MenuAction } from '../../../ui/menus/action-menu'
import { useRestoreAsset } from '../assets.mutations'
import type { DeskAction } from '../desk/desk-dialog'

const DeskDialog = late(
  () => import('../desk/desk-dialog').then(({ DeskDialog: part }) => ({ default: part })),
  inDialog,
)
const BookDialog = late(
  () => import('../bookings/book-dialog').then(({ BookDialog: part }) => ({ default: part })),
  inDialog,
)
const LabelsDialog = late(
  () => import('../labels/labels-dialog').then(({ LabelsDialog: part }) => ({ default: part })),
  inDialog,
)
const RetireDialog = late(
  () => import('./retire-dialog').then(({ RetireDialog: part }) => ({ default: part })),
  inDialog,
)
const DeleteAssetDialog = late(
  () => import('./delete-asset-dialog').then(({ DeleteAssetDialog: part }) => ({ default: part })),
  inDialog,
)
const DuplicateDialog = late(
  () => import('../register/add-asset-dialog').then(({ AddAssetDialog: part }) => ({ default: part })),
  inDialog,
)

type Opened = DeskAction | 'book' | 'label' | 'retire' | 'delete' | 'duplicate'

/** A button about an asset: what somebody came for is first. */
export interface AssetButton {
  readonly label: string
  readonly onPress: () => void
}

interface AssetActions {
  /** What can be done with the asset itself, the nearest first. */
  readonly buttons: readonly AssetButton[]
  /** What is done with it now and then. */
  readonly menu: MenuAction[]
  /** Asks before it is deleted, or retired instead; absent for those who may not. */
  readonly onDelete: (() => void) | undefined
  /** Takes a retired asset into use again. */
  readonly onRestore: (() => void) | undefined
  /** The dialog that stands open. */
  readonly dialog: ReactNode
}

/** What the reader can do with an asset. */
export function useAssetActions(
  asset: Asset,
  { onHistory, onDeleted }: { readonly onHistory?: () => void; readonly onDeleted: () => void },
): AssetActions {
  const [opened, setOpened] = useState<Opened>()
  const { mutateAsync: restore } = useRestoreAsset(asset)
  const { can, name, assignment, retired, ownBooking } = asset
  const opens = (what: Opened) => () => setOpened(what)
  const close = () => setOpened(undefined)

  const buttons: AssetButton[] = []
  if (can.take) buttons.push({ label: 'Take', onPress: opens('take') })
  // The reader's own booking has its buttons beside it.
  if (can.bringBack && !ownBooking?.can.bringBack) buttons.push({ label: 'Bring back', onPress: opens('bringBack') })
  if (can.book) buttons.push({ label: 'Book', onPress: opens('book') })
  if (can.detach) buttons.push({ label: 'Detach…', onPress: opens('detach') })
  // Where bookings stand in the way, the refusal names them.
  if (can.edit && !retired && !assignment) buttons.push({ label: 'Assign…', onPress: opens('assign') })

  const menu: MenuAction[] = []
  if (can.edit) {
    menu.push({ label: 'Duplicate…', icon: <IconCopy {...icon} />, onSelect: opens('duplicate') })
    if (!retired) menu.push({ label: 'Print label', icon: <IconQrcode {...icon} />, onSelect: opens('label') })
  }
  if (can.readHistory && onHistory)
    menu.push({ label: 'History of changes', icon: <IconHistory {...icon} />, onSelect: onHistory })
  if (can.edit && !retired) menu.push({ label: 'Retire…', icon: <IconArchive {...icon} />, onSelect: opens('retire') })
  const onRestore = can.restore ? () => void attempt(restore(), `${name} is in use again`) : undefined
  if (onRestore) menu.push({ label: 'Restore', icon: <IconArrowBackUp {...icon} />, onSelect: onRestore })
  if (can.edit) menu.push({ label: 'Delete…', icon: <IconTrash {...icon} />, danger: true, onSelect: opens('delete') })

  return {
    buttons,
    menu,
    onRestore,
    onDelete: can.edit ? opens('delete') : undefined,
    dialog: opened && (
      <Opening>
        {opened === 'book' && <BookDialog assetID={asset.id} onClose={close} />}
        {opened === 'label' && <LabelsDialog assetIDs={[asset.id]} onClose={close} />}
        {opened === 'retire' && <RetireDialog asset={asset} onClose={close} />}
        {opened === 'duplicate' && <DuplicateDialog categoryID={asset.categoryID} like={asset} onClose={close} />}
        {opened === 'delete' && (
          <DeleteAssetDialog asset={asset} onClose={close} onRetire={opens('retire')} onDeleted={onDeleted} />
        )}
        {(opened === 'take' || opened === 'bringBack' || opened === 'assign' || opened === 'detach') && (
          <DeskDialog asset={asset} action={opened} onClose={close} />
        )}
      </Opening>
    ),
  }
}
