import type { Currency } from '@praxis/contract/protocol/values'
import { useQuery } from '@tanstack/react-query'
import { FormRow } from '../../../ui/forms/form'
import { MoneyField } from '../../../ui/forms/money-field'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import type { Form } from '../../../ui/forms/use-form'
import { EmployeePicker } from '../../people/employee-picker'
import { rateCardsQuery } from '../../people/rate-cards.queries'
import { type CardRates, type RoleValues, withRateCard } from './role-values'

interface RoleFieldsProps {
  readonly form: Form<RoleValues>
  /** The rates of the rate cards; absent for those who may not set rates. */
  readonly cardRates: readonly CardRates[] | undefined
  readonly currency: Currency
  /** The currency of the rate cards, when it is not the project's. */
  readonly cardsCurrency: Currency | undefined
}

export function RoleFields({ form, cardRates, currency, cardsCurrency }: RoleFieldsProps) {
  const { data: cards, isFetching, error } = useQuery(rateCardsQuery)
  const { values, setValue } = form
  const chooseCard = (rateCardID: string | null) => {
    const next = withRateCard(values, rateCardID, cardRates ?? cards?.map(({ id, name }) => ({ id, name })) ?? [])
    setValue('name', next.name)
    setValue('rateCardID', next.rateCardID)
    setValue('hourlyCharge', next.hourlyCharge)
    setValue('hourlyCost', next.hourlyCost)
  }
  const ratesMustBeTyped = cardsCurrency !== undefined && values.rateCardID === null
  const rateHint = values.rateCardID !== null ? 'Leave empty to use the rate card' : undefined
  return (
    <>
      <TextField {...form.field('name')} label="Role" autoComplete="off" autoFocus />
      <EmployeePicker {...form.field('employeeID')} label="Person" optional />
      <SelectField
        {...form.field('rateCardID')}
        onChange={chooseCard}
        label="Rate card"
        optional
        clearable
        hint={
          cardsCurrency &&
          `Rate cards are in ${cardsCurrency}, this project is in ${currency}: rates are converted once, at today’s exchange rate`
        }
        options={(cards ?? []).map(({ id, name, code }) => ({ value: id, label: name, note: code }))}
        isLoading={isFetching && !cards}
        loadError={error?.message}
      />
      {cardRates && (
        <FormRow>
          <MoneyField
            {...form.field('hourlyCharge')}
            label="Hourly charge"
            optional={!ratesMustBeTyped}
            hint={rateHint}
            currency={currency}
          />
          <MoneyField
            {...form.field('hourlyCost')}
            label="Hourly cost"
            optional={!ratesMustBeTyped}
            hint={rateHint}
            currency={currency}
          />
        </FormRow>
      )}
    </>
  )
}
