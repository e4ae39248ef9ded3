import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company/company-management'
import type { EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { MultiField } from '../../../ui/forms/multi-field'
import { Card } from '../../../ui/layout/card'
import { definedRows, definitionsOfRows, rowsOfDefinitions } from '../defined-rows'
import { DynamicDetailsCard } from '../dynamic-details-card'
import { SettingsColumn, SettingsPage } from '../settings-page'
import { useManagement } from '../use-management'
import { useSettingsDraft } from '../use-settings-draft'
import { ContactTypesCard } from './contact-types-card'
import { JournalCategoriesCard } from './journal-categories-card'

interface ClientSettingsValues {
  readonly defaultDynamicDetails: readonly EditedDetail[]
  readonly searchableDynamicFields: readonly string[]
}

const labels = {
  defaultDynamicDetails: 'Custom fields',
  searchableDynamicFields: 'Searchable fields',
} as const

const rules = { defaultDynamicDetails: (rows: unknown) => definedRows(rows as readonly EditedDetail[]) }

const valuesOf = ({ company: { clientSettings } }: CompanyManagement): ClientSettingsValues => ({
  defaultDynamicDetails: rowsOfDefinitions(clientSettings.defaultDynamicDetails),
  searchableDynamicFields: clientSettings.searchableDynamicFields,
})

const keysOf = (rows: readonly EditedDetail[]): string[] => definitionsOfRows(rows).map(({ key }) => key)

/** The body to send; a detail that was removed cannot be searched by any more. */
const bodyOf = (
  { defaultDynamicDetails }: Partial<ClientSettingsValues>,
  values: ClientSettingsValues,
): CompanyManagementInput => {
  const keys = keysOf(values.defaultDynamicDetails)
  return {
    updateClientSettingsInput: {
      ...(defaultDynamicDetails && { defaultDynamicDetails: definitionsOfRows(defaultDynamicDetails) }),
      searchableDynamicFields: values.searchableDynamicFields.filter((key) => keys.includes(key)),
    },
  }
}

export function ClientSettingsScreen() {
  const management = useManagement()
  const form = useSettingsDraft<ClientSettingsValues>({ page: 'clients', valuesOf, rules, bodyOf })
  const keys = [...new Set(keysOf(form.values.defaultDynamicDetails))]
  const { contactTypes, journalEntryCategories } = management.company.clientSettings
  const searchable = form.field('searchableDynamicFields')
  return (
    <SettingsPage title="Clients" draft={form} labels={labels}>
      <SettingsColumn>
        <ContactTypesCard contactTypes={contactTypes} />
        <JournalCategoriesCard categories={journalEntryCategories} />
        <DynamicDetailsCard
          title={labels.defaultDynamicDetails}
          text="These fields appear on every client."
          field={form.field('defaultDynamicDetails')}
        />
        <Card title="Search">
          <MultiField
            {...searchable}
            value={searchable.value.filter((key) => keys.includes(key))}
            label={labels.searchableDynamicFields}
            hint="Search and filter the client list by these fields"
            options={keys.map((key) => ({ value: key, label: key }))}
            disabled={keys.length === 0}
            placeholder={keys.length === 0 ? 'Add custom fields first' : 'Choose…'}
          />
        </Card>
      </SettingsColumn>
    </SettingsPage>
  )
}
