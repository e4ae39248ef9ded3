import { Button } from '@mantine/core'
import type { ClientBilling } from '@praxis/contract/clients/client-billing'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { DetailsList, DetailsRow } from '../../../ui/layout/details-list'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { clientBillingQuery } from './billing.queries'
import { fieldInAddress } from './field-at-client'
import { defaultVatText } from './vat-words'

const ClientBillingDialog = late(
  () => import('./client-billing-dialog').then(({ ClientBillingDialog: part }) => ({ default: part })),
  inDialog,
)

interface ClientBillingCardProps {
  readonly client: { readonly id: string; readonly name: string }
}

/** How a client is billed, with the dialog to change it. */
export function ClientBillingCard({ client }: ClientBillingCardProps) {
  const { data: billing, error, refetch } = useQuery(clientBillingQuery(client.id))
  const navigate = useNavigate()
  const field = useLocation({ select: ({ hash }) => fieldInAddress(hash) })
  const [isOpen, setIsOpen] = useState(field !== undefined)
  const close = () => {
    setIsOpen(false)
    // Whoever comes back to the page did not come for the field again.
    if (field !== undefined) void navigate({ to: '.', hash: '', search: true, replace: true, resetScroll: false })
  }
  return (
    <Card
      title="Billing"
      actions={
        billing?.can.edit && (
          <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
            Edit billing
          </Button>
        )
      }
    >
      {billing && <Billing billing={billing} name={client.name} />}
      {!billing && !error && (
        <Stack gap={3} aria-busy>
          <Skeletons count={3} />
        </Stack>
      )}
      {error && !billing && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {isOpen && billing?.can.edit && (
        <Opening>
          <ClientBillingDialog client={client} billing={billing} field={field} onClose={close} />
        </Opening>
      )}
    </Card>
  )
}

function Billing({ billing, name }: { readonly billing: ClientBilling; readonly name: string }) {
  const { address, emails, paymentTermsDays, electronicAddress } = billing
  const { line1, line2, city, postcode, region, country } = address
  const lines = [line1, line2, [city, postcode].filter(Boolean).join(' '), region, country].filter(Boolean)
  return (
    <DetailsList>
      <DetailsRow label="Name">{billing.legalName || name}</DetailsRow>
      <DetailsRow label="Address">{lines.length > 0 ? lines.join(', ') : 'The client’s usual address'}</DetailsRow>
      <DetailsRow label="Sent to">{emails.join(', ')}</DetailsRow>
      <DetailsRow label="Terms">
        {paymentTermsDays === null ? 'As usual for the company' : `${paymentTermsDays} days`}
      </DetailsRow>
      <DetailsRow label="VAT">{defaultVatText(billing.vat, 'As usual for the company')}</DetailsRow>
      <DetailsRow label="VAT number">{billing.vatNumber}</DetailsRow>
      {billing.companyNumber && <DetailsRow label="Company number">{billing.companyNumber}</DetailsRow>}
      {billing.buyerReference && <DetailsRow label="Reference">{billing.buyerReference}</DetailsRow>}
      {electronicAddress.id && (
        <DetailsRow label="E-invoices">
          {electronicAddress.scheme} {electronicAddress.id}
        </DetailsRow>
      )}
    </DetailsList>
  )
}
