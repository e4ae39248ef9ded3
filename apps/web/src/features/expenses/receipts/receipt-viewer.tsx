import { ActionIcon } from '@mantine/core'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { FileLink } from '@praxis/contract/protocol/values'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { IconEye, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { icon } from '../../../ui/icon'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Row, Text } from '../../../ui/layout/box'
import classes from './receipts.module.css'

const FilePreviewDialog = late(
  () => import('../../../ui/files/file-preview-dialog').then((module) => ({ default: module.FilePreviewDialog })),
  inDialog,
)

interface ReceiptViewerProps {
  readonly receipts: Expense['receipts']
  /** What can be done with the receipt in view. */
  readonly actions?: (shown: FileLink) => ReactNode
}

/** The receipts of a claim, one in view, larger at a press. */
export function ReceiptViewer({ receipts, actions }: ReceiptViewerProps) {
  const [chosenID, setChosenID] = useState<string>()
  const [isLarge, setIsLarge] = useState(false)
  const shown = receipts.find(({ id }) => id === chosenID) ?? receipts[0]
  if (!shown) return null
  const isPdf = shown.contentType === 'application/pdf'
  const Icon = isPdf ? IconFileTypePdf : IconPhoto
  return (
    <>
      {isPdf ? (
        <iframe className={classes.picture} src={shown.url} title={shown.name} />
      ) : (
        <img className={classes.picture} src={shown.url} alt={`Receipt ${shown.name}`} />
      )}
      <Row gap={1} size={12} className={classes.bar}>
        <Icon size={14} stroke={1.75} aria-hidden />
        <Text shrinks ellipsis weight="medium">
          {shown.name}
        </Text>
        <Text rigid tone="third" figures>
          {formatFileSize(shown.size)}
        </Text>
        <Text grow />
        <ActionIcon size="sm" aria-label={`Show ${shown.name}`} title="Show" onClick={() => setIsLarge(true)}>
          <IconEye {...icon} />
        </ActionIcon>
        {actions?.(shown)}
      </Row>
      {receipts.length > 1 && (
        <Row gap={1} className={classes.others} wrap>
          {receipts.map(({ id, name }, index) => (
            <ActionIcon
              key={id}
              size="sm"
              variant={id === shown.id ? 'filled' : 'default'}
              aria-label={`Receipt ${index + 1}: ${name}`}
              aria-pressed={id === shown.id}
              onClick={() => setChosenID(id)}
            >
              {index + 1}
            </ActionIcon>
          ))}
        </Row>
      )}
      {isLarge && (
        <Opening>
          <FilePreviewDialog file={shown} onClose={() => setIsLarge(false)} />
        </Opening>
      )}
    </>
  )
}
