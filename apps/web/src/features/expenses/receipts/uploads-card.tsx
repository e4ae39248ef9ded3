import { ActionIcon, Button } from '@mantine/core'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { IconX } from '@tabler/icons-react'
import { ProgressBar } from '../../../ui/figures/progress-bar'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import type { ReceiptUploads } from './use-receipt-uploads'

/** The receipts that are being added, each with how far it has got; nothing once all of them are claims. */
export function UploadsCard({ of: { uploads, retry, drop } }: { of: ReceiptUploads }) {
  if (uploads.length === 0) return null
  return (
    <Card title="Adding receipts" count={uploads.length}>
      <Stack as="ul" gap={3} aria-live="polite">
        {uploads.map(({ key, file, share, problem }) => (
          <Stack key={key} as="li" gap={1} shrinks>
            <Row gap={2} size={13}>
              <Text shrinks ellipsis weight="medium">
                {file.name}
              </Text>
              <Text rigid tone="third" figures>
                {formatFileSize(file.size)}
              </Text>
              <Text grow />
              {problem === undefined ? (
                <Text tone="third">{share === undefined ? 'Waiting' : `${Math.round(share * 100)}%`}</Text>
              ) : (
                <>
                  <Button size="compact-sm" variant="default" onClick={() => retry(key)}>
                    Retry
                  </Button>
                  <ActionIcon size="sm" aria-label={`Dismiss ${file.name}`} onClick={() => drop(key)}>
                    <IconX size={16} stroke={1.75} />
                  </ActionIcon>
                </>
              )}
            </Row>
            {problem === undefined ? (
              <ProgressBar share={share ?? 0} label={`Upload of ${file.name}`} />
            ) : (
              <Text size={12} tone="error" role="alert">
                {problem}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
