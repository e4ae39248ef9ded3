import type { Client } from '@praxis/contract/clients/clients'
import type { Workspace } from '@praxis/contract/company/companies'
import type { Currency } from '@praxis/contract/protocol/values'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import type { ReactNode } from 'react'
import { RecordColumns } from '../../../shell/record/record-columns'
import { ImageButtons } from '../../../ui/files/image-buttons'
import { PhoneFields } from '../../../ui/forms/contact-ways'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { FormRow } from '../../../ui/forms/form'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { Row, Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { Logo } from '../../../ui/people/logo'
import { EmployeePicker } from '../../people/employee-picker'
import { useRemoveClientLogo, useSetClientLogo } from '../clients.mutations'
import { recordPickers } from '../record-pickers'
import { type ClientForm, clientLabels } from './client-form'
import { ContactsCard } from './contacts-card'
import { DetailsCard } from './details-card'
import type { ClientEditing } from './use-client-editing'

interface DetailsTabProps {
  readonly client: Client
  readonly workspace: Workspace
  readonly editing: ClientEditing
  /** The card of the client's projects. */
  readonly projects: ReactNode
}

const CURRENCIES: readonly Currency[] = ['GBP', 'USD', 'EUR', 'ZAR']
const currencyOptions = CURRENCIES.map((value) => ({ value, label: value }))

export function DetailsTab(props: DetailsTabProps) {
  const { client, editing, projects } = props
  // Whoever loses the right to edit while typing still sees what was typed.
  const isShownAsForm = client.can.edit || editing.isDirty
  const beside = (
    <>
      {projects}
      <ContactsCard client={client} />
    </>
  )
  return (
    <RecordColumns beside={beside} echoes fields={editing.element}>
      {isShownAsForm ? <EditedDetails {...props} /> : <DetailsCard client={client} />}
    </RecordColumns>
  )
}

function EditedDetails({ client, workspace, editing }: DetailsTabProps) {
  const { values, edit, field, fieldIn } = editing
  const { clientSettings, details } = workspace.company

  const textIn = <Part extends 'contact' | 'address'>(part: Part, name: keyof ClientForm[Part] & string) => ({
    ...fieldIn(part, name),
    label: clientLabels[`${part}.${name}`] ?? name,
    optional: true,
    autoComplete: 'off',
  })

  return (
    <>
      <Card title="Details">
        <Stack gap={4}>
          <LogoRow client={client} />
          <TextField {...field('name')} label="Client name" autoComplete="off" />
          <FormRow wide apart>
            <EmployeePicker {...field('clientOwnerID')} label="Client's owner" />
            <SelectField
              label="Trading currency"
              options={currencyOptions}
              value={values.tradingCurrency}
              onChange={(value) => {
                const tradingCurrency = CURRENCIES.find((currency) => currency === value)
                if (tradingCurrency) edit({ tradingCurrency })
              }}
            />
          </FormRow>
        </Stack>
      </Card>
      <Card title="Contact">
        <Stack gap={4}>
          <FormRow wide apart>
            <TextField {...textIn('contact', 'email')} type="email" />
            <TextField {...textIn('contact', 'website')} type="url" />
          </FormRow>
          <PhoneFields
            wide
            apart
            field={(name) => fieldIn('contact', name)}
            country={details.country as PhoneCountry}
          />
        </Stack>
      </Card>
      <Card title="Address">
        <Stack gap={4}>
          <TextField {...textIn('address', 'line1')} />
          <TextField {...textIn('address', 'line2')} />
          <FormRow wide apart>
            <TextField {...textIn('address', 'city')} />
            <TextField {...textIn('address', 'postcode')} />
          </FormRow>
        </Stack>
      </Card>
      <Card title="Other details">
        <DynamicDetailsEditor
          {...field('dynamicDetails')}
          label="Other details"
          hideLabel
          definedKeys={clientSettings.defaultDynamicDetails.map(({ key }) => key)}
          pickers={recordPickers}
        />
      </Card>
    </>
  )
}

function LogoRow({ client: { id, details } }: { client: Client }) {
  const { mutateAsync: setLogo } = useSetClientLogo(id)
  const { mutateAsync: removeLogo } = useRemoveClientLogo(id)
  return (
    <Row wrap style={{ gap: 'var(--s2) var(--s3)' }}>
      <Logo name={details.name} image={details.logoImage} colourKey={id} size="lg" />
      <ImageButtons
        noun="logo"
        title="Logo"
        size="xs"
        hasImage={details.logoImage !== null}
        onSave={setLogo}
        onRemove={removeLogo}
      />
    </Row>
  )
}
