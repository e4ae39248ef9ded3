import { Button } from '@mantine/core'
import type { Client } from '@praxis/contract/clients/clients'
import type { Workspace } from '@praxis/contract/company/companies'
import type { Currency } from '@praxis/contract/protocol/values'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showError } from '../../../ui/feedback/snackbar'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { PhoneField } from '../../../ui/forms/phone-field'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { useLeftFields } from '../../../ui/forms/use-left-fields'
import { Card } from '../../../ui/layout/card'
import { Logo } from '../../../ui/people/logo'
import { EmployeePicker } from '../../people/employee-picker'
import { useRemoveClientLogo } from '../clients.mutations'
import { recordPickers } from '../record-pickers'
import classes from './client.module.css'
import type { ClientForm } from './client-form'
import { ClientLogoDialog } from './client-logo'
import type { ClientField } from './client-problems'
import { ContactsCard } from './contacts-card'
import { DetailsCard } from './details-card'
import type { ClientEditing } from './use-client-editing'

interface DetailsTabProps {
  readonly client: Client
  readonly workspace: Workspace
  readonly editing: ClientEditing
  /** The first field that was refused is to be focused. */
  readonly wantsProblem: boolean
  readonly onFocused: () => void
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

function EditedDetails({ client, workspace, editing, wantsProblem, onFocused }: DetailsTabProps) {
  const { form, edit, problems, wasRefused } = editing
  const { contact, address } = form
  const left = useLeftFields<ClientField>()
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!wantsProblem) return
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    onFocused()
  }, [wantsProblem, onFocused])

  const told = (field: ClientField) => ({
    error: wasRefused || left.has(field) ? problems[field] : undefined,
    onBlur: () => left.add(field),
  })
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
          <TextField
            {...told('name')}
            label="Client name"
            autoComplete="off"
            value={form.name}
            onChange={(name) => edit({ name })}
          />
          <div className={classes.pair}>
            <EmployeePicker
              {...told('clientOwnerID')}
              label="Client's owner"
              value={form.clientOwner}
              onChange={(clientOwner) => edit({ clientOwner })}
            />
            <SelectField
              label="Trading currency"
              options={currencyOptions}
              value={form.tradingCurrency}
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
          label="Other details"
          hideLabel
          value={form.dynamicDetails}
          onChange={(dynamicDetails) => edit({ dynamicDetails })}
          error={wasRefused ? problems.dynamicDetails : undefined}
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
