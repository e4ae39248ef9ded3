import type { Portal } from '@praxis/contract/portals/project-portals'
import { messageOf } from '../../../ui/feedback/message-of'
import { showError } from '../../../ui/feedback/snackbar'
import { previewAddress } from '../../portals/preview-address'
import { usePreviewPortal } from '../project-portals.mutations'
import type { PortalIds } from '../project-portals.queries'

/** Opens a portal in a tab of its own, as visitors see it. */
export function useOpenPreview(ids: PortalIds, { reference }: Portal): () => void {
  const { mutateAsync: preview } = usePreviewPortal(ids)
  return () => {
    // Opened by the press itself: browsers let nothing open later.
    const tab = window.open('', '_blank')
    preview().then(
      ({ session }) => {
        if (tab) tab.location.href = previewAddress(reference, session)
        else showError('Your browser doesn’t let tabs open. Allow it for this page and try again.')
      },
      (problem: unknown) => {
        tab?.close()
        showError(messageOf(problem))
      },
    )
  }
}
