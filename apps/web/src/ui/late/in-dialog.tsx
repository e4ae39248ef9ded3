import { Dialog } from '../overlays/dialog'
import type { Frame } from './late'

/** The frame of a notice for a part that opens over the page. */
export const inDialog: Frame<{ readonly onClose: () => void }> = (notice, { onClose }) => (
  <Dialog opened onClose={onClose} title="Not loaded yet" width="narrow">
    {notice}
  </Dialog>
)
