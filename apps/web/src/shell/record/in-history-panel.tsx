import type { ReactNode } from 'react'
import { SidePanel } from '../../ui/overlays/side-panel'

/** The frame of a history whose code is loaded late: the notice that it did not arrive stands in the panel. */
export const inHistoryPanel = (notice: ReactNode, { onClose }: { readonly onClose: () => void }) => (
  <SidePanel title="History" onClose={onClose}>
    {notice}
  </SidePanel>
)
