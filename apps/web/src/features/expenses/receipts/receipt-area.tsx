import { ActionIcon, Button, FileButton } from '@mantine/core'
import { MOST_RECEIPTS, RECEIPT_MAX_BYTES } from '@praxis/contract/expenses/expense-rules'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { FileLink } from '@praxis/contract/protocol/values'
import { IconPlus, IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { attempt } from '../../../ui/feedback/attempt'
import { ProgressBar } from '../../../ui/figures/progress-bar'
import { useAttaching } from '../../../ui/files/use-attaching'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { RECEIPT_TYPES } from './receipt-types'
import { ReceiptViewer } from './receipt-viewer'
import classes from './receipts.module.css'
import { useFilesGivenToPage } from './use-files-given-to-page'

interface ReceiptAreaProps {
  readonly receipts: Expense['receipts']
  /** Sends the files, telling how much of them has arrived. */
  readonly onAdd: (files: readonly File[], onUpload: (share: number) => void) => Promise<unknown>
  readonly onRemove?: (receipt: FileLink) => void
  /** Why the claim cannot be submitted without one. */
  readonly problem?: string | undefined
}

/** The receipts of an open claim: looked at beside its fields, dropped or pasted on it, chosen or photographed. */
export function ReceiptArea({ receipts, onAdd, onRemove, problem }: ReceiptAreaProps) {
  const [sent, setSent] = useState<number>()
  const upload = async (files: readonly File[]) => {
    setSent(0)
    await attempt(onAdd(files, setSent))
    setSent(undefined)
  }
  const attaching = useAttaching({
    files: [],
    onChange: (files) => void upload(files),
    maxBytes: RECEIPT_MAX_BYTES,
  })
  useFilesGivenToPage(attaching.add)
  const isFull = receipts.length >= MOST_RECEIPTS || sent !== undefined
  const chooser = { accept: RECEIPT_TYPES, onChange: attaching.add, disabled: isFull }
  return (
    <Stack as="section" gap={1} shrinks aria-label="Receipts">
      <div
        className={classes.frame}
        data-over={attaching.isOver || undefined}
        data-missing={problem !== undefined || undefined}
        {...attaching.areaProps}
      >
        {receipts.length === 0 ? (
          <Row gap={2} wrap justify="center" size={13} tone="second" className={classes.empty}>
            <IconUpload {...icon} />
            <span>Drop or paste a receipt, or</span>
            <FileButton multiple {...chooser} inputProps={{ 'aria-label': 'Receipts to add' }}>
              {(button) => (
                <Button {...button} size="compact-sm" variant="default">
                  Add receipt
                </Button>
              )}
            </FileButton>
          </Row>
        ) : (
          <ReceiptViewer
            receipts={receipts}
            actions={(shown) => (
              <>
                <FileButton multiple {...chooser} inputProps={{ 'aria-label': 'Receipts to add' }}>
                  {(button) => (
                    <ActionIcon {...button} size="sm" aria-label="Add receipt" title="Add receipt" disabled={isFull}>
                      <IconPlus {...icon} />
                    </ActionIcon>
                  )}
                </FileButton>
                {onRemove && (
                  <ActionIcon
                    size="sm"
                    aria-label={`Remove ${shown.name}`}
                    title="Remove"
                    onClick={() => onRemove(shown)}
                  >
                    <IconTrash {...icon} />
                  </ActionIcon>
                )}
              </>
            )}
          />
        )}
        {sent !== undefined && <ProgressBar share={sent} label="Upload of receipts" />}
      </div>
      {(attaching.problem ?? problem) && (
        <Text size={12} tone="error" role={attaching.problem ? 'alert' : undefined}>
          {attaching.problem ?? problem}
        </Text>
      )}
    </Stack>
  )
}
