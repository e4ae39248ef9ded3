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

export interface FileLinksProps {
  readonly files: readonly LinkedFile[]
  readonly label: string
  /** Fetches a file that has no address of its own; such files are only downloaded. */
  readonly onDownload?: ((file: LinkedFile) => void) | undefined
  /** Removes a file; given only for those who may. */
  readonly onRemove?: ((file: LinkedFile) => void) | undefined
}

/** The files of a record: pictures and PDFs open in place, everything can be downloaded. */
export function FileLinks({ files, label, onDownload, onRemove }: FileLinksProps) {
  const [shownId, setShownId] = useState<string>()
  const shown = files.find(({ id }) => id === shownId)
  if (files.length === 0) return null
  return (
    <>
      <Row as="ul" gap="6px" align="stretch" wrap shrinks aria-label={label}>
        {files.map((file) => (
          <Row key={file.id} as="li" inline size={12} className={classes.file}>
            <Name file={file} onShow={onDownload ? undefined : () => setShownId(file.id)} />
            {onDownload ? (
              <UnstyledButton
                className={classes.download}
                aria-label={`Download ${file.name}`}
                title="Download"
                onClick={() => onDownload(file)}
              >
                <IconDownload {...icon} />
              </UnstyledButton>
            ) : (
              <a
                className={classes.download}
                href={file.url}
                download={file.name}
                aria-label={`Download ${file.name}`}
                title="Download"
              >
                <IconDownload {...icon} />
              </a>
            )}
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

function Name({ file, onShow }: { file: LinkedFile; onShow: (() => void) | undefined }) {
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
  if (onShow && isPreviewed(file))
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
