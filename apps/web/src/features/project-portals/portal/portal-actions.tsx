import type { Portal } from '@praxis/contract/portals/project-portals'
import { IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { attempt } from '../../../ui/feedback/attempt'
import { icon } from '../../../ui/icon'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { useDeletePortal, useUpdatePortal } from '../project-portals.mutations'
import type { PortalIds } from '../project-portals.queries'

/** What can be done with a portal as a whole. */
export function PortalActions({ ids, portal }: { ids: PortalIds; portal: Portal }) {
  const { mutateAsync: update } = useUpdatePortal(ids)
  const { mutateAsync: remove } = useDeletePortal(ids)
  const [asking, ask] = useState<'close' | 'delete'>()
  const { title, version, isActive } = portal
  const opening = { label: 'Open again', icon: <IconLockOpen {...icon} /> }
  return (
    <>
      <ActionMenu
        label={`Actions for ${title}`}
        framed
        actions={[
          isActive
            ? { label: 'Close…', icon: <IconLock {...icon} />, onSelect: () => ask('close') }
            : { ...opening, onSelect: () => void attempt(update({ isActive: true, version }), `${title} is open`) },
          { label: 'Delete…', icon: <IconTrash {...icon} />, danger: true, onSelect: () => ask('delete') },
        ]}
      />
      <ConfirmChangeDialog
        opened={asking === 'close'}
        onClose={() => ask(undefined)}
        onChange={() => update({ isActive: false, version })}
        done={`${title} is closed`}
        title={`Close “${title}”?`}
        confirmLabel="Close portal"
        danger
      >
        Everyone who is in is out at once, and nobody comes in until you open it again. Nothing is deleted.
      </ConfirmChangeDialog>
      <ConfirmChangeDialog
        opened={asking === 'delete'}
        onClose={() => ask(undefined)}
        onChange={() => remove()}
        done="Deleted successfully"
        title={`Delete “${title}”?`}
        confirmLabel="Delete portal"
        danger
      >
        This also deletes its documents and who visited it, and its address stops working. What visitors wrote on tasks
        stays. A portal with approvals can only be closed. This can’t be undone.
      </ConfirmChangeDialog>
    </>
  )
}
