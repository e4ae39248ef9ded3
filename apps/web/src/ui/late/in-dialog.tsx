import type { Frame } from './late'
import { MissingDialog } from './missing-dialog'

/** The frame of a notice for a part that opens over the page. */
export const inDialog: Frame<{ readonly onClose: () => void }> = (notice, { onClose }) => (
  <MissingDialog onClose={onClose}>{notice}</MissingDialog>
)
