import type { ExpenseType } from '@praxis/contract/company/expense-types'
import { formatPercent } from '@praxis/domain/money/percent'
import { useQuery } from '@tanstack/react-query'
import { DateField } from '../../../ui/dates/date-field'
import { FormRow } from '../../../ui/forms/form'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { creditCardOptionsQuery, expenseTypesQuery } from '../../settings/settings.queries'
import { useClosedHint } from '../use-closed-hint'
import { AmountField } from './amount-field'
import type { ClaimFieldsProps } from './claim-fields-props'
import type { ExpenseValues } from './expense-values'
import { ExtraFields } from './extra-fields'
import { BillingField, ProjectField, useProjectOfClaim } from './project-fields'

const OWN_MONEY = 'own'

const typeHint = ({ vatRate, isReceiptNeeded }: ExpenseType): string =>
  `VAT ${formatPercent(vatRate)}, ${isReceiptNeeded ? 'receipt needed' : 'no receipt needed'}`

/** The fields of a claim of what somebody paid. */
export function ExpenseFields(props: ClaimFieldsProps<ExpenseValues>) {
  const { form, expense, problemAt } = props
  const today = useToday(useReadersTimeZone())
  const closed = useClosedHint(form.values.incurredDate)
  const types = useQuery(expenseTypesQuery)
  const cards = useQuery(creditCardOptionsQuery)
  const project = useProjectOfClaim(props)
  const fieldAt = <Name extends keyof ExpenseValues & string>(name: Name) => {
    const field = form.field(name)
    return { ...field, error: field.error ?? problemAt?.(name) }
  }
  const type = types.data?.find(({ id }) => id === form.values.typeID)
  const card = fieldAt('creditCardID')
  return (
    <>
      <TextField {...fieldAt('name')} label="Name" isFirst={form.values.name === ''} />
      <FormRow>
        <SelectField
          {...fieldAt('typeID')}
          label="Type"
          options={(types.data ?? []).map(({ id, name, category }) => ({ value: id, label: name, note: category }))}
          chosenOption={expense?.type && { value: expense.type.id, label: expense.type.typeName }}
          isLoading={types.isPending}
          loadError={types.error?.message}
          hint={type && typeHint(type)}
        />
        <DateField {...fieldAt('incurredDate')} label="Day" today={today} max={today} hint={closed} />
      </FormRow>
      <ProjectField {...props} of={project} />
      <AmountField {...props} />
      <SelectField
        {...card}
        label="Paid with"
        value={card.value ?? OWN_MONEY}
        onChange={(value) => card.onChange(value === OWN_MONEY ? null : value)}
        options={[
          { value: OWN_MONEY, label: 'My own money' },
          ...(cards.data ?? []).map(({ id, name, lastFour }) => ({ value: id, label: `${name} ${lastFour}` })),
        ]}
        chosenOption={expense?.creditCard && { value: expense.creditCard.id, label: expense.creditCard.name }}
        hint={card.value === null ? undefined : 'Not paid back to you'}
      />
      <BillingField {...props} of={project} />
      <ExtraFields {...props} />
    </>
  )
}
