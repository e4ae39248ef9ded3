import { Button } from '@mantine/core'
import type { Client } from '@praxis/contract/clients/clients'
import type { Workspace } from '@praxis/contract/company/companies'
import type { Currency } from '@praxis/contract/protocol/values'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { type ReactNode, useState } from 'react'
import { showError } from '../../../ui/feedback/snackbar'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { PhoneField } from '../../../ui/forms/phone-field'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { Card } from '../../../ui/layout/card'
import { Logo } from '../../../ui/people/logo'
import { EmployeePicker } from '../../people/employee-picker'
import { useRemoveClientLogo } from '../clients.mutations'
import { recordPickers } from '../record-pickers'
import classes from './client.module.css'
import type { ClientForm } from './client-form'
import { ClientLogoDialog } from './client-logo'
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
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {isShownAsForm ? <EditedDetails {...props} /> : <DetailsCard client={client} />}
      </div>
      <div className={`${classes.column} ${classes.beside}`}>
        {projects}
        <ContactsCard client={client} />
      </div>
    </div>
  )
}

function EditedDetails({ client, workspace, editing }: DetailsTabProps) {
  const { values, edit, field, told, element } = editing
  const { contact, address } = values

  const ofContact = (name: keyof ClientForm['contact']) => ({
    ...told(name),
    optional: true,
    value: contact[name],
    onChange: (value: string) => edit({ contact: { ...contact, [name]: value } }),
  })
  const ofAddress = (name: keyof ClientForm['address']) => ({
    ...told(name),
    optional: true,
    value: address[name],
    onChange: (value: string) => edit({ address: { ...address, [name]: value } }),
  })
  const { clientSettings, details } = workspace.company
  const country = details.country as PhoneCountry

  return (
    <div ref={element} className={classes.column}>
      <Card title="Details">
        <div className={classes.fields}>
          <LogoRow client={client} />
          <TextField {...field('name')} label="Client name" autoComplete="off" />
          <div className={classes.pair}>
            <EmployeePicker
              {...told('clientOwnerID')}
              label="Client's owner"
              value={values.clientOwner}
              onChange={(clientOwner) => edit({ clientOwner })}
            />
            <SelectField
              label="Trading currency"
              options={currencyOptions}
              value={values.tradingCurrency}
              onChange={(value) => {
                const tradingCurrency = CURRENCIES.find((currency) => currency === value)
                if (tradingCurrency) edit({ tradingCurrency })
              }}
            />
          </div>
        </div>
      </Card>
      <Card title="Contact">
        <div className={classes.fields}>
          <div className={classes.pair}>
            <TextField {...ofContact('email')} label="E-mail" type="email" autoComplete="off" />
            <TextField {...ofContact('website')} label="Website" type="url" autoComplete="off" />
          </div>
          <div className={classes.pair}>
            <PhoneField {...ofContact('landline')} label="Landline" country={country} />
            <PhoneField {...ofContact('mobile')} label="Mobile" country={country} />
            <PhoneField {...ofContact('fax')} label="Fax" country={country} />
          </div>
        </div>
      </Card>
      <Card title="Address">
        <div className={classes.fields}>
          <TextField {...ofAddress('line1')} label="Line 1" autoComplete="off" />
          <TextField {...ofAddress('line2')} label="Line 2" autoComplete="off" />
          <div className={classes.pair}>
            <TextField {...ofAddress('city')} label="City" autoComplete="off" />
            <TextField {...ofAddress('postcode')} label="Postcode" autoComplete="off" />
          </div>
        </div>
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
    </div>
  )
}

function LogoRow({ client: { id, details } }: { client: Client }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { mutate: removeLogo, isPending } = useRemoveClientLogo(id)
  return (
    <div className={classes.logoRow}>
      <Logo name={details.name} image={details.logoImage} colourKey={id} size="lg" />
      <Button variant="default" size="xs" onClick={() => setIsChoosing(true)}>
        {details.logoImage ? 'Change logo' : 'Add logo'}
      </Button>
      {details.logoImage && (
        <Button
          variant="subtle"
          size="xs"
          loading={isPending}
          onClick={() => removeLogo(undefined, { onError: (error) => showError(error.message) })}
        >
          Remove
        </Button>
      )}
      <ClientLogoDialog id={id} opened={isChoosing} onClose={() => setIsChoosing(false)} />
    </div>
  )
}
