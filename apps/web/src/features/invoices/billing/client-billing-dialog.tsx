import type { ClientBilling } from '@praxis/contract/clients/client-billing'
import { useMemo } from 'react'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { ChangedWhileOpen, useOpened } from '../../../ui/forms/changed-while-open'
import { changedFields } from '../../../ui/forms/draft-changes'
import { focusedAt } from '../../../ui/forms/focused-at'
import { FormRow } from '../../../ui/forms/form'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { NumberField } from '../../../ui/forms/number-field'
import { SelectField } from '../../../ui/forms/select-field'
import { TagsField } from '../../../ui/forms/tags-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { countryOptions } from '../../workspaces/company-choices'
import { ElectronicAddressFields, PartyNumberFields, PostalAddressFields } from '../../workspaces/party-fields'
import { partyLabels } from '../../workspaces/party-values'
import { useUpdateClientBilling } from './billing.mutations'
import { type ClientBillingValues, clientInput, clientRules, clientValues } from './billing-values'
import { VatChoiceFields } from './vat-choice-fields'

const LABELS = {
  ...partyLabels,
  buyerReference: 'Reference on invoices',
  country: 'Country',
  emails: 'E-mail addresses',
  paymentTermsDays: 'Payment terms',
  vat: 'VAT',
  vatRate: 'VAT rate',
} as const satisfies Readonly<Record<keyof ClientBillingValues, string>>

interface ClientBillingDialogProps {
  readonly client: { readonly id: string; readonly name: string }
  /** As it is saved by now. */
  readonly billing: ClientBilling
  /** The field that somebody came for. */
  readonly field?: string | undefined
  readonly onClose: () => void
}

/** How a client is billed from now on: whom invoices name, where they go, terms and VAT. */
export function ClientBillingDialog({ client, billing, field, onClose }: ClientBillingDialogProps) {
  const countries = useMemo(countryOptions, [])
  const { mutateAsync: update } = useUpdateClientBilling(client.id)
  const { opened, isChangedWhileOpen } = useOpened(billing)
  const first = clientValues(opened)
  const whole = useForm<ClientBillingValues>({
    draft: `client/${client.id}/billing`,
    isOfRecord: true,
    initialValues: first,
    rules: clientRules,
    onSave: async (values) => {
      const changes = changedFields(clientInput(first), clientInput(values))
      if (Object.keys(changes).length > 0) {
        await update({ ...changes, version: billing.version })
        showSuccess('Billing saved')
      }
      onClose()
    },
  })
  const form = focusedAt(whole, field)
  return (
    <FormDialog title={`How ${client.name} is billed`} form={form} saveLabel="Save" onClose={onClose}>
      {isChangedWhileOpen && !form.isSaving && (
        <ChangedWhileOpen noun="client" before={first} after={clientValues(billing)} labels={LABELS} />
      )}
      <TextField
        {...form.field('legalName')}
        label={LABELS.legalName}
        optional
        placeholder={client.name}
        autoComplete="off"
      />
      <PartyNumberFields form={form} />
      <TagsField
        {...form.field('emails')}
        label={LABELS.emails}
        optional
        hint="Where invoices are sent, 10 at most"
        maxTags={10}
      />
      <FormRow>
        <NumberField
          {...form.field('paymentTermsDays')}
          label={LABELS.paymentTermsDays}
          optional
          min={0}
          suffix="days"
          hint="Left empty, the company’s"
        />
        <TextField
          {...form.field('buyerReference')}
          label={LABELS.buyerReference}
          optional
          hint="Such as a cost centre or a Leitweg-ID"
          autoComplete="off"
        />
      </FormRow>
      <VatChoiceFields form={form} usual="As usual for the company" />
      <ElectronicAddressFields form={form} hint="Where e-invoices go" />
      <PostalAddressFields
        form={form}
        optional
        hint="Left empty, invoices go to the client’s usual address"
        country={
          <SelectField
            {...form.field('country')}
            label={LABELS.country}
            optional
            clearable
            searchable
            options={countries}
          />
        }
      />
    </FormDialog>
  )
}
