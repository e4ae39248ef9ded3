import { electronicAddressSchemes } from '@praxis/domain/e-invoice/electronic-address-schemes'
import type { ReactNode } from 'react'
import { FormRow } from '../../ui/forms/form'
import { SelectField } from '../../ui/forms/select-field'
import { TextField } from '../../ui/forms/text-field'
import type { FormFields } from '../../ui/forms/use-form'
import { type PartyValues, partyLabels } from './party-values'

interface PartyFieldsProps {
  readonly form: Pick<FormFields<PartyValues>, 'field'>
}

/** A browser that offers what it knows of whoever types would fill in the wrong party. */
const text = ({ field }: PartyFieldsProps['form'], name: Exclude<keyof PartyValues, 'electronicScheme'>) => ({
  ...field(name),
  label: partyLabels[name],
  autoComplete: 'off',
})

export function PartyNumberFields({ form }: PartyFieldsProps) {
  return (
    <FormRow wide>
      <TextField {...text(form, 'vatNumber')} optional />
      <TextField {...text(form, 'companyNumber')} optional />
    </FormRow>
  )
}

interface PostalAddressFieldsProps extends PartyFieldsProps {
  /** There may be no address at all. */
  readonly optional?: boolean
  readonly hint?: string
  /** The field of the country, where it is not known from elsewhere. */
  readonly country?: ReactNode
}

export function PostalAddressFields({ form, optional, hint, country }: PostalAddressFieldsProps) {
  return (
    <>
      <TextField {...text(form, 'line1')} optional={optional} hint={hint} />
      <TextField {...text(form, 'line2')} optional />
      <FormRow wide>
        <TextField {...text(form, 'city')} optional={optional} />
        <TextField {...text(form, 'postcode')} optional={optional} />
      </FormRow>
      <FormRow wide>
        <TextField {...text(form, 'region')} optional />
        {country}
      </FormRow>
    </>
  )
}

const schemes = electronicAddressSchemes.map(({ code, name }) => ({ value: code, label: name, note: code }))

export function ElectronicAddressFields({ form, hint }: PartyFieldsProps & { readonly hint: string }) {
  return (
    <FormRow wide>
      <SelectField
        {...form.field('electronicScheme')}
        label={partyLabels.electronicScheme}
        optional
        clearable
        searchable
        options={schemes}
      />
      <TextField {...text(form, 'electronicID')} optional hint={hint} />
    </FormRow>
  )
}
