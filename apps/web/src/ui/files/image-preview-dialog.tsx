import { Dialog } from '../overlays/dialog'
import classes from './image-upload.module.css'

interface ImagePreviewDialogProps {
  readonly name: string
  readonly url: string
  readonly opened: boolean
  readonly onClose: () => void
}

/** A picture as large as the window allows, up to 1200 pixels wide. */
export function ImagePreviewDialog({ name, url, opened, onClose }: ImagePreviewDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={name} width={1200}>
      <img src={url} alt={name} className={classes.large} />
    </Dialog>
  )
}
