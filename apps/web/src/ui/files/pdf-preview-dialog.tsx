import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { icon } from '../icon'
import { Row, Stack } from '../layout/box'
import { ErrorState } from '../lists/list-states'
import { Skeletons } from '../lists/skeleton'
import { Dialog } from '../overlays/dialog'
import classes from './file-preview-dialog.module.css'
import { saveFile } from './save-file'
import { useObjectUrl } from './use-object-url'

interface PdfPreviewDialogProps {
  readonly title: string
  /** What it is called when it is downloaded. */
  readonly name: string
  /** Fetches the file; its key tells it apart, and from what it was before a change. */
  readonly load: { readonly key: readonly unknown[]; readonly run: () => Promise<Blob> }
  readonly onClose: () => void
}

/** A PDF that is made when it is asked for: the very file that is downloaded. */
export function PdfPreviewDialog({ title, name, load, onClose }: PdfPreviewDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [...load.key, 'pdf'],
    queryFn: load.run,
    // A file is as large as thousands of answers, and made anew where anything changed.
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      width={1200}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button
            disabled={!data}
            leftSection={<IconDownload {...icon} />}
            onClick={() => data && saveFile(data, name)}
          >
            Download
          </Button>
        </>
      }
    >
      {data && <Pages content={data} title={title} />}
      {!data && !error && (
        <Stack gap={3} aria-busy aria-label="The PDF is being made">
          <Skeletons count={12} />
        </Stack>
      )}
      {error && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
    </Dialog>
  )
}

/** Browsers of phones mostly leave PDFs to other apps. */
function Pages({ content, title }: { content: Blob; title: string }) {
  const url = useObjectUrl(content)
  if (!navigator.pdfViewerEnabled)
    return (
      <Row justify="center" tone="second" className={classes.instead}>
        This browser can’t show PDFs here. Download it to read it.
      </Row>
    )
  return url && <iframe className={classes.document} src={url} title={title} />
}
