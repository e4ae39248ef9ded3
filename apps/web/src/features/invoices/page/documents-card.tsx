import { Button } from '@mantine/core'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { IconFileTypePdf, IconFileTypeXml, IconListDetails, IconTable } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { attempt } from '../../../ui/feedback/attempt'
import { icon } from '../../../ui/icon'
import { Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { Notice } from '../../plans/notice'
import { saveBreakdown, saveCsv, saveEInvoice, savePdf } from '../invoice-files'
import { useIsInvoiceDeleted } from '../invoices.mutations'
import { missingFactsQuery } from '../invoices.queries'

/** An invoice as files, and what it lacks for the law. */
export function DocumentsCard({ invoice }: { invoice: Invoice }) {
  const isBilled = invoice.stage === 'billed'
  return (
    <Card title="Documents" note={isBilled ? undefined : 'as a draft'}>
      <Stack gap={3}>
        <Stack gap={2}>
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
        {invoice.isWhole && <MissingFacts invoice={invoice} />}
      </Stack>
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

/** What has to be entered before an invoice is complete, and where. */
function MissingFacts({ invoice: { id, client } }: { invoice: Invoice }) {
  const { company, capabilities } = useWorkspaceViewer()
  const isDeleted = useIsInvoiceDeleted(id)
  const { data } = useQuery({ ...missingFactsQuery(id), enabled: !isDeleted })
  const facts = data?.facts.filter(({ neededFor }) => neededFor.includes('law')) ?? []
  if (facts.length === 0) return null
  const params = { companyDomain: company.domain }
  const isIn = (place: string) => facts.some((each) => each.place === place)
  return (
    <Notice tone="warning">
      By law this invoice lacks facts:
      <ul style={{ margin: 'var(--s1) 0', paddingInlineStart: 'var(--s4)', listStyle: 'disc' }}>
        {facts.map(({ fact, text }) => (
          <li key={fact}>{text}</li>
        ))}
      </ul>
      {isIn('companySettings') && capabilities.has('canManageCompany') && (
        <Text block>
          <Link to="/employments/$companyDomain/settings/invoiceSettings" params={params}>
            Invoice settings
          </Link>
        </Text>
      )}
      {isIn('client') && capabilities.has('canManageClients') && (
        <Text block>
          <Link
            to="/employments/$companyDomain/clients/$clientID/{-$tab}"
            params={{ ...params, clientID: client.id, tab: undefined }}
          >
            {client.name}
          </Link>
        </Text>
      )}
    </Notice>
  )
}
