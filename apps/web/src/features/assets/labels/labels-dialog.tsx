import { Button } from '@mantine/core'
import type { AssetLabel } from '@praxis/contract/assets/assets'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { Dialog } from '../../../ui/overlays/dialog'
import { QrCode } from '../../../ui/qr-code'
import { assetLabelsQuery } from '../assets.queries'
import classes from './labels.module.css'

interface LabelsDialogProps {
  readonly assetIDs: readonly string[]
  readonly onClose: () => void
}

/** The labels of assets as they are printed; their codes open the assets on a phone. */
export function LabelsDialog({ assetIDs, onClose }: LabelsDialogProps) {
  const { data: labels, error, refetch } = useQuery(assetLabelsQuery(assetIDs))
  const count = labels?.length ?? assetIDs.length
  return (
    <Dialog
      opened
      onClose={onClose}
      title={count === 1 ? 'Print label' : `Print ${count} labels`}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button
            data-autofocus
            leftSection={<IconPrinter {...icon} />}
            disabled={!labels}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </>
      }
    >
      {error && !labels && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!error && !labels && (
        <Stack gap={2} aria-busy>
          <Skeletons count={3} />
        </Stack>
      )}
      {labels && (
        <Stack gap={3}>
          <Text as="p" size={13} tone="second">
            Scan a code with a phone’s camera to open the asset. Labels are 63 by 34 mm, three in a row on A4.
          </Text>
          <Labels labels={labels} />
          {createPortal(
            <div className={classes.sheet} data-printed>
              <Labels labels={labels} />
            </div>,
            document.body,
          )}
        </Stack>
      )}
    </Dialog>
  )
}

const Labels = ({ labels }: { labels: readonly AssetLabel[] }) => (
  <ul className={classes.labels} aria-label="Labels">
    {labels.map((label) => (
      <Label key={label.assetID} label={label} />
    ))}
  </ul>
)

function Label({ label: { name, code, categoryName, url } }: { label: AssetLabel }) {
  return (
    <Row as="li" gap={2} className={classes.label}>
      <QrCode className={classes.code} text={url} label={`QR code of ${code}`} />
      <Stack as="span" shrinks>
        <span className={classes.assetCode}>{code}</span>
        <span className={classes.name}>{name}</span>
        <span className={classes.category}>{categoryName}</span>
      </Stack>
    </Row>
  )
}
