import { UnstyledButton } from '@mantine/core'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { Row, Text } from '../layout/box'
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
    <Row as="ul" gap="6px" align="stretch" wrap shrinks aria-label={label}>
      {files.map(({ key, name, size, onRemove }) => (
        <Row key={key} as="li" inline size={12} className={classes.file}>
          <span className={classes.open}>
            <IconPaperclip {...icon} />
            <Text shrinks weight="medium" ellipsis>
              {name}
            </Text>
            <Text rigid tone="third" figures>
              {formatFileSize(size)}
            </Text>
          </span>
          <UnstyledButton className={classes.download} aria-label={`Remove ${name}`} onClick={onRemove}>
            <IconX {...icon} />
          </UnstyledButton>
        </Row>
      ))}
    </Row>
  )
}
