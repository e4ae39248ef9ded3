import { UnstyledButton } from '@mantine/core'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import classes from './file-links.module.css'

interface PendingFile {
  readonly key: string
  readonly name: string
  readonly size: number
  readonly onRemove: () => void
}

const icon = { size: 14, stroke: 1.75, 'aria-hidden': true }

/** Files that go with a text being written, until it is sent. */
export function PendingFiles({ files, label }: { files: readonly PendingFile[]; label: string }) {
  if (files.length === 0) return null
  return (
    <ul className={classes.files} aria-label={label}>
      {files.map(({ key, name, size, onRemove }) => (
        <li key={key} className={classes.file}>
          <span className={classes.open}>
            <IconPaperclip {...icon} />
            <span className={classes.name}>{name}</span>
            <span className={classes.size}>{formatFileSize(size)}</span>
          </span>
          <UnstyledButton className={classes.download} aria-label={`Remove ${name}`} onClick={onRemove}>
            <IconX {...icon} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
