import { Button } from '@mantine/core'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { IconEye, IconFileTypePdf, IconFileTypeXml, IconListDetails, IconTable } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { attempt } from '../../../ui/feedback/attempt'
import { icon } from '../../../ui/icon'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { MissingFacts } from '../facts/missing-facts'
import { loadPdf, pdfNameOf, saveBreakdown, saveCsv, saveEInvoice, savePdf } from '../invoice-files'
import { invoiceName } from '../invoice-words'

const PdfPreviewDialog = late(
  () => import('../../../ui/files/pdf-preview-dialog').then(({ PdfPreviewDialog: part }) => ({ default: part })),
  inDialog,
)

/** An invoice as files, and what it lacks for the law. */
export function DocumentsCard({ invoice }: { invoice: Invoice }) {
  const isBilled = invoice.stage === 'billed'
  const [isShown, setIsShown] = useState(false)
  return (
    <Card title="Documents" note={isBilled ? undefined : 'as a draft'}>
      <Stack gap={3}>
        <Stack gap={2}>
          <Button
            variant="default"
            justify="start"
            leftSection={<IconEye {...icon} />}
            onClick={() => setIsShown(true)}
          >
            Preview PDF
          </Button>
          <FileButton label="PDF" picture={<IconFileTypePdf {...icon} />} save={() => savePdf(invoice)} />
          <FileButton
            label="Breakdown of entries"
            picture={<IconListDetails {...icon} />}
            save={() => saveBreakdown(invoice)}
          />
          <FileButton label="CSV" picture={<IconTable {...icon} />} save={() => saveCsv(invoice)} />
          {isBilled && (
            <FileButton label="E-invoice" picture={<IconFileTypeXml {...icon} />} save={() => saveEInvoice(invoice)} />
          )}
        </Stack>
        <MissingFacts invoice={invoice} />
      </Stack>
      <Opening>
        {isShown && (
          <PdfPreviewDialog
            title={invoiceName(invoice)}
            name={pdfNameOf(invoice)}
            load={{ key: ['invoices', invoice.id, invoice.updatedAt], run: () => loadPdf(invoice) }}
            onClose={() => setIsShown(false)}
          />
        )}
      </Opening>
    </Card>
  )
}

function FileButton({ label, picture, save }: { label: string; picture: ReactNode; save: () => Promise<void> }) {
  const [isWaiting, setIsWaiting] = useState(false)
  const start = async () => {
    setIsWaiting(true)
    await attempt(save())
    setIsWaiting(false)
  }
  return (
    <Button
      variant="default"
      justify="start"
      leftSection={picture}
      loading={isWaiting}
      onClick={() => void start()}
      aria-label={`Download ${label}`}
    >
      {label}
    </Button>
  )
}
