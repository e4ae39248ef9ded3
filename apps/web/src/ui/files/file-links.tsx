import { UnstyledButton } from '@mantine/core'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { IconDownload, IconEye, IconFile, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { inDialog } from '../late/in-dialog'
import { late } from '../late/late'
import { Opening } from '../late/opening'
import { Row, Text } from '../layout/box'
import classes from './file-links.module.css'
import type { LinkedFile } from './linked-file'

const FilePreviewDialog = late(
  () => import('./file-preview-dialog').then((module) => ({ default: module.FilePreviewDialog })),
  inDialog,
)

/** Whether a browser shows the file by itself; the server sends every other as a download. */
const isPreviewed = ({ contentType }: LinkedFile): boolean =>
  /^image\/(png|jpeg|gif|webp|bmp)$/.test(contentType) || contentType === 'application/pdf'

const icon = { size: 14, stroke: 1.75, 'aria-hidden': true }

interface FileLinksProps {
  readonly files: readonly LinkedFile[]
  readonly label: string
  /** Removes a file; given only for those who may. */
  readonly onRemove?: ((file: LinkedFile) => void) | undefined
}

/** The files of a record: pictures and PDFs open in place, everything can be downloaded. */
export function FileLinks({ files, label, onRemove }: FileLinksProps) {
  const [shownId, setShownId] = useState<string>()
  const shown = files.find(({ id }) => id === shownId)
  if (files.length === 0) return null
  return (
    <>
      <Row as="ul" gap="6px" align="stretch" wrap shrinks aria-label={label}>
        {files.map((file) => (
          <Row key={file.id} as="li" inline size={12} className={classes.file}>
            <Name file={file} onShow={() => setShownId(file.id)} />
            <a
              className={classes.download}
              href={file.url}
              download={file.name}
              aria-label={`Download ${file.name}`}
              title="Download"
            >
              <IconDownload {...icon} />
            </a>
            {onRemove && (
              <UnstyledButton
                className={classes.download}
                aria-label={`Remove ${file.name}`}
                title="Remove"
                onClick={() => onRemove(file)}
              >
                <IconX {...icon} />
              </UnstyledButton>
            )}
          </Row>
        ))}
      </Row>
      {shown && (
        <Opening>
          <FilePreviewDialog file={shown} onClose={() => setShownId(undefined)} />
        </Opening>
      )}
    </>
  )
}

function Name({ file, onShow }: { file: LinkedFile; onShow: () => void }) {
  const text = (
    <>
      <Text shrinks weight="medium" ellipsis>
        {file.name}
      </Text>
      <Text rigid tone="third" figures>
        {formatFileSize(file.size)}
      </Text>
    </>
  )
  if (isPreviewed(file))
    return (
      <UnstyledButton className={classes.open} onClick={onShow} aria-label={`Show ${file.name}`}>
        <IconEye {...icon} />
        {text}
      </UnstyledButton>
    )
  return (
    <span className={classes.open}>
      <IconFile {...icon} />
      {text}
    </span>
  )
}
