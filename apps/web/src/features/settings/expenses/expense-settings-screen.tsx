import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company/company-management'
import type { EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { FormRow } from '../../../ui/forms/form'
import { MoneyField } from '../../../ui/forms/money-field'
import { SelectField } from '../../../ui/forms/select-field'
import { SwitchField } from '../../../ui/forms/switch-field'
import { Box } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { definedRows, definitionsOfRows, rowsOfDefinitions } from '../defined-rows'
import { DynamicDetailsCard } from '../dynamic-details-card'
import { SettingsColumn, SettingsPage } from '../settings-page'
import { useManagement } from '../use-management'
import { useSettingsDraft } from '../use-settings-draft'
import { CreditCardsCard } from './credit-cards-card'
import { ExpenseTypesCard } from './expense-types-card'

interface ExpenseSettingsValues {
  readonly mileageUnit: string | null
  readonly mileageRateMetric: number | null
  readonly mileageRateImperial: number | null
  readonly defaultDynamicDetails: readonly EditedDetail[]
  readonly autoProcess: boolean
}

const labels = {
  mileageUnit: 'Unit',
  mileageRateMetric: 'Rate per kilometre',
  mileageRateImperial: 'Rate per mile',
  defaultDynamicDetails: 'Custom fields',
  autoProcess: 'Select approved claims once a week',
} as const

const UNITS = [
  { value: 'imperial', label: 'Miles' },
  { value: 'metric', label: 'KM' },
]
const HIGHEST_RATE = 100_000

const rules = {
  mileageUnit: required(labels.mileageUnit),
  mileageRateMetric: [required(labels.mileageRateMetric), min(0), max(HIGHEST_RATE, '1,000')],
  mileageRateImperial: [required(labels.mileageRateImperial), min(0), max(HIGHEST_RATE, '1,000')],
  defaultDynamicDetails: (rows: unknown) => definedRows(rows as readonly EditedDetail[]),
}

const valuesOf = ({ company: { expenseSettings } }: CompanyManagement): ExpenseSettingsValues => ({
  mileageUnit: expenseSettings.mileageUnit,
  mileageRateMetric: expenseSettings.mileageRateMetric,
  mileageRateImperial: expenseSettings.mileageRateImperial,
  defaultDynamicDetails: rowsOfDefinitions(expenseSettings.defaultDynamicDetails),
  autoProcess: expenseSettings.autoProcess,
})

const bodyOf = ({
  mileageUnit,
  mileageRateMetric,
  mileageRateImperial,
  defaultDynamicDetails,
  autoProcess,
}: Partial<ExpenseSettingsValues>): CompanyManagementInput => ({
  updateExpenseSettingsInput: {
    ...(mileageUnit && { mileageUnit: mileageUnit === 'metric' ? 'metric' : 'imperial' }),
    ...(mileageRateMetric != null && { mileageRateMetric }),
    ...(mileageRateImperial != null && { mileageRateImperial }),
    ...(defaultDynamicDetails && { defaultDynamicDetails: definitionsOfRows(defaultDynamicDetails) }),
    ...(autoProcess !== undefined && { autoProcess }),
  },
})

export function ExpenseSettingsScreen() {
  const management = useManagement()
  const { defaultCurrency } = management.company.details
  const form = useSettingsDraft<ExpenseSettingsValues>({ page: 'expenses', valuesOf, rules, bodyOf })
  return (
    <SettingsPage title="Expenses" draft={form} labels={labels}>
      <SettingsColumn>
        <Card title="Mileage" note="unit and rate for mileage claims">
          <Box style={{ maxWidth: 420 }}>
            <FormRow>
              <SelectField {...form.field('mileageUnit')} label={labels.mileageUnit} options={UNITS} />
              {form.values.mileageUnit === 'metric' ? (
                <MoneyField
                  {...form.field('mileageRateMetric')}
                  label={labels.mileageRateMetric}
                  currency={defaultCurrency}
                />
              ) : (
                <MoneyField
                  {...form.field('mileageRateImperial')}
                  label={labels.mileageRateImperial}
                  currency={defaultCurrency}
                />
              )}
            </FormRow>
          </Box>
        </Card>
        <ExpenseTypesCard categories={management.company.details.expenseTypeSuggestions} />
        <CreditCardsCard />
        <Card title="Payments">
          <SwitchField
            {...form.field('autoProcess')}
            label={labels.autoProcess}
            hint="Those who process payments are told. Nothing is paid until they confirm."
          />
        </Card>
        <DynamicDetailsCard
          title={labels.defaultDynamicDetails}
          text="These fields appear on every claim."
          field={form.field('defaultDynamicDetails')}
        />
      </SettingsColumn>
    </SettingsPage>
  )
}
