import { Checkbox, Input } from '@mantine/core'
import type { invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import type { InvoiceFileKind } from '@praxis/contract/invoices/invoice-rules'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import type { Output } from '@praxis/contract/protocol/endpoint'
import type { FormField } from '../../../ui/forms/use-form'
import { Stack } from '../../../ui/layout/box'
import { Notice } from '../../plans/notice'
import { FactsLinks } from './facts-links'
import { FILES } from './file-words'
import classes from './send.module.css'

type Offered = Output<typeof invoiceDocuments.getInvoiceMail>['attachments']

interface AttachmentsFieldProps extends FormField<readonly InvoiceFileKind[]> {
  readonly offered: Offered
  readonly client: Invoice['client']
}

/** The files that go with the mail; one that lacks something says what, and where to enter it. */
export function AttachmentsField({ offered, client, value, error, onChange }: AttachmentsFieldProps) {
  const obstacles = [...new Set(offered.flatMap((each) => each.obstacles))]
  const choose = (kind: InvoiceFileKind, isChosen: boolean) => {
    const kinds = offered.map((each) => each.kind)
    onChange(kinds.filter((each) => (each === kind ? isChosen : value.includes(each))))
  }
  return (
    <Input.Wrapper labelElement="div" label="Attachments" error={error}>
      <Stack gap={2} role="group" aria-label="Attachments">
        {offered.map(({ kind, obstacles: inTheWay }) => (
          <Checkbox
            key={kind}
            label={FILES[kind]}
            checked={value.includes(kind)}
            disabled={inTheWay.length > 0}
            onChange={(event) => choose(kind, event.currentTarget.checked)}
          />
        ))}
        {obstacles.length > 0 && (
          <Notice tone="info">
            The e-invoice can’t be made yet:
            <ul className={classes.facts}>
              {obstacles.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <FactsLinks client={client} places={['companySettings', 'client']} />
          </Notice>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
