import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { icon } from '../icon'
import { Dialog } from '../overlays/dialog'
import classes from './file-preview-dialog.module.css'
import type { LinkedFile } from './linked-file'

/** A picture or a PDF as large as the window allows, up to 1200 pixels wide. */
export function FilePreviewDialog({ file, onClose }: { file: LinkedFile; onClose: () => void }) {
  const { name, url, contentType } = file
  return (
    <Dialog
      opened
      onClose={onClose}
      title={name}
      width={1200}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button component="a" href={url} download={name} leftSection={<IconDownload {...icon} />}>
            Download
          </Button>
        </>
      }
    >
      {contentType === 'application/pdf' ? (
        <iframe className={classes.document} src={url} title={name} />
      ) : (
        <img className={classes.picture} src={url} alt={name} />
      )}
    </Dialog>
  )
}
