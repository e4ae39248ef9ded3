import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company/company-management'
import type { DefaultTaskStatus } from '@praxis/contract/company/company-settings'
import type { EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { SwitchField } from '../../../ui/forms/switch-field'
import { Grid } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { definedRows, definitionsOfRows, rowsOfDefinitions } from '../defined-rows'
import { DynamicDetailsCard } from '../dynamic-details-card'
import { SettingsColumn, SettingsPage } from '../settings-page'
import { useManagement } from '../use-management'
import { useSettingsDraft } from '../use-settings-draft'
import { BudgetAlertsCard, type BudgetMark } from './budget-alerts-card'
import { DefaultStatusesCard, statusesProblem } from './default-statuses-card'
import { LostReasonsCard, lostReasonsProblem } from './lost-reasons-card'
import { PipelineStagesCard } from './pipeline-stages-card'
import { RateCardsCard } from './rate-cards-card'

interface ProjectSettingsValues {
  readonly allowConversionAtAnyStage: boolean
  readonly allowEditingConvertedOpportunities: boolean
  readonly bookingNotices: boolean
  readonly defaultProjectDynamicDetails: readonly EditedDetail[]
  readonly defaultOpportunityDynamicDetails: readonly EditedDetail[]
  readonly defaultTaskStatuses: readonly DefaultTaskStatus[]
  readonly lostReasons: readonly string[]
  readonly budgetAlerts: readonly BudgetMark[]
}

const labels = {
  allowConversionAtAnyStage: 'Convert at any stage',
  allowEditingConvertedOpportunities: 'Edit converted opportunities',
  bookingNotices: 'Tell people of changed bookings',
  defaultProjectDynamicDetails: 'Custom fields for projects',
  defaultOpportunityDynamicDetails: 'Custom fields for opportunities',
  defaultTaskStatuses: 'Task statuses for new projects',
  lostReasons: 'Reasons for losing',
  budgetAlerts: 'Budget alerts',
} as const

const rowsRule = (rows: unknown) => definedRows(rows as readonly EditedDetail[])
const rules = {
  defaultProjectDynamicDetails: rowsRule,
  defaultOpportunityDynamicDetails: rowsRule,
  lostReasons: (reasons: unknown) => lostReasonsProblem(reasons as readonly string[]),
  defaultTaskStatuses: (statuses: unknown) => statusesProblem(statuses as readonly DefaultTaskStatus[]),
}

const valuesOf = ({ company }: CompanyManagement): ProjectSettingsValues => {
  const { defaultProjectDynamicDetails, defaultOpportunityDynamicDetails, ...flags } =
    company.opportunityAndProjectSettings
  return {
    ...flags,
    defaultProjectDynamicDetails: rowsOfDefinitions(defaultProjectDynamicDetails),
    defaultOpportunityDynamicDetails: rowsOfDefinitions(defaultOpportunityDynamicDetails),
  }
}

const bodyOf = ({
  defaultProjectDynamicDetails,
  defaultOpportunityDynamicDetails,
  defaultTaskStatuses,
  lostReasons,
  budgetAlerts,
  ...flags
}: Partial<ProjectSettingsValues>): CompanyManagementInput => ({
  updateOpAndProjSettingsInput: {
    ...flags,
    ...(lostReasons && { lostReasons: lostReasons.map((reason) => reason.trim()) }),
    ...(budgetAlerts && { budgetAlerts: [...budgetAlerts] }),
    ...(defaultTaskStatuses && { defaultTaskStatuses: [...defaultTaskStatuses] }),
    ...(defaultProjectDynamicDetails && {
      defaultProjectDynamicDetails: definitionsOfRows(defaultProjectDynamicDetails),
    }),
    ...(defaultOpportunityDynamicDetails && {
      defaultOpportunityDynamicDetails: definitionsOfRows(defaultOpportunityDynamicDetails),
    }),
  },
})

export function OpportunityAndProjectSettingsScreen() {
  const management = useManagement()
  const form = useSettingsDraft<ProjectSettingsValues>({ page: 'projects', valuesOf, rules, bodyOf })
  return (
    <SettingsPage title="Opportunities and projects" draft={form} labels={labels}>
      <SettingsColumn>
        <PipelineStagesCard />
        <RateCardsCard canEditRates={management.can.editRates} currency={management.company.details.defaultCurrency} />
        <Card title="Converting opportunities to projects">
          <Grid gap={4}>
            <SwitchField
              {...form.field('allowConversionAtAnyStage')}
              label={labels.allowConversionAtAnyStage}
              hint="Otherwise only won opportunities can be converted"
            />
            <SwitchField
              {...form.field('allowEditingConvertedOpportunities')}
              label={labels.allowEditingConvertedOpportunities}
              hint="Otherwise they become read-only"
            />
            <SwitchField
              {...form.field('bookingNotices')}
              label={labels.bookingNotices}
              hint="An hour after the first change, in one message"
            />
          </Grid>
        </Card>
        <LostReasonsCard title={labels.lostReasons} field={form.field('lostReasons')} />
        <BudgetAlertsCard title={labels.budgetAlerts} field={form.field('budgetAlerts')} />
        <DefaultStatusesCard title={labels.defaultTaskStatuses} field={form.field('defaultTaskStatuses')} />
        <DynamicDetailsCard
          title={labels.defaultProjectDynamicDetails}
          text="These fields appear on every project."
          field={form.field('defaultProjectDynamicDetails')}
        />
        <DynamicDetailsCard
          title={labels.defaultOpportunityDynamicDetails}
          text="These fields appear on every opportunity."
          field={form.field('defaultOpportunityDynamicDetails')}
        />
      </SettingsColumn>
    </SettingsPage>
  )
}
