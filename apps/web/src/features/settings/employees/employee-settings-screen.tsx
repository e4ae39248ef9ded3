import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company/company-management'
import { formatDuration } from '@praxis/domain/durations/duration'
import type { EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { DurationField } from '../../../ui/forms/duration-field'
import { NumberField } from '../../../ui/forms/number-field'
import type { FormFields } from '../../../ui/forms/use-form'
import { Box, Grid, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { definedRows, definitionsOfRows, rowsOfDefinitions } from '../defined-rows'
import { DynamicDetailsCard } from '../dynamic-details-card'
import { halfDays } from '../half-days'
import { SettingsColumn, SettingsPage } from '../settings-page'
import { useSettingsDraft } from '../use-settings-draft'
import classes from './employee-settings.module.css'
import { LeaveCard } from './leave-card'
import { changedLeave, type LeaveValues, leaveLabels, leaveRules, leaveText, leaveValuesOf } from './leave-values'
import { type WeekValues, WORKING_DAYS, weekOf, weekTotal, weekValuesOf } from './working-week'

interface EmployeeSettingsValues extends WeekValues, LeaveValues {
  readonly defaultHolidayEntitlementDays: number | null
  readonly defaultDynamicDetails: readonly EditedDetail[]
}

const DAY = 24 * 3600
const DAYS_IN_YEAR = 366

const valuesOf = ({ company: { employeeSettings } }: CompanyManagement): EmployeeSettingsValues => ({
  ...weekValuesOf(employeeSettings.defaultWorkingWeek),
  defaultHolidayEntitlementDays: employeeSettings.defaultHolidayEntitlementDays,
  ...leaveValuesOf(employeeSettings),
  defaultDynamicDetails: rowsOfDefinitions(employeeSettings.defaultDynamicDetails),
})

const bodyOf = (changed: Partial<EmployeeSettingsValues>, values: EmployeeSettingsValues): CompanyManagementInput => ({
  updateEmployeeSettingInput: {
    ...(WORKING_DAYS.some(({ field }) => field in changed) && { defaultWorkingWeek: weekOf(values) }),
    ...(changed.defaultHolidayEntitlementDays != null && {
      defaultHolidayEntitlementDays: changed.defaultHolidayEntitlementDays,
    }),
    ...changedLeave(changed),
    ...(changed.defaultDynamicDetails && { defaultDynamicDetails: definitionsOfRows(changed.defaultDynamicDetails) }),
  },
})

const labels = {
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  defaultHolidayEntitlementDays: 'Annual leave',
  ...leaveLabels,
  defaultDynamicDetails: 'Custom fields',
} as const

const rules = {
  ...Object.fromEntries(WORKING_DAYS.map(({ field }) => [field, max(DAY, '24h')])),
  defaultHolidayEntitlementDays: [required(labels.defaultHolidayEntitlementDays), min(0), max(DAYS_IN_YEAR), halfDays],
  ...leaveRules,
  defaultDynamicDetails: (rows: unknown) => definedRows(rows as readonly EditedDetail[]),
}

const valueText = (path: string, value: unknown) =>
  WORKING_DAYS.some(({ field }) => field === path) && typeof value === 'number'
    ? formatDuration(value)
    : leaveText(path, value)

export function EmployeeSettingsScreen() {
  const hasAbsences = useWorkspaceViewer().company.features.has('absence')
  const form = useSettingsDraft<EmployeeSettingsValues>({ page: 'employees', valuesOf, rules, bodyOf })
  return (
    <SettingsPage title="Employees" draft={form} labels={labels} textOf={valueText}>
      <SettingsColumn>
        <NewContractCard form={form} />
        {hasAbsences && <LeaveCard form={form} />}
        <DynamicDetailsCard
          title={labels.defaultDynamicDetails}
          text="These fields appear on every employee’s profile."
          field={form.field('defaultDynamicDetails')}
          hasAudience
        />
      </SettingsColumn>
    </SettingsPage>
  )
}

function NewContractCard({ form }: { form: FormFields<EmployeeSettingsValues> }) {
  return (
    <Card title="Defaults for new contracts">
      <Grid gap={3} style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))' }}>
        {WORKING_DAYS.map(({ field, name }) => (
          <DurationField key={field} {...form.field(field)} label={name} placeholder="–" hint="" inTableOfHours />
        ))}
      </Grid>
      <Box as="p" className={classes.total} tone="third" size={13} figures>
        <Text as="b" tone="first" weight="semi">
          {formatDuration(weekTotal(form.values))}
        </Text>{' '}
        a week
      </Box>
      <Box style={{ maxWidth: 200 }}>
        <NumberField
          {...form.field('defaultHolidayEntitlementDays')}
          label={labels.defaultHolidayEntitlementDays}
          step={0.5}
          min={0}
          suffix="days"
          hint="In a full holiday year"
        />
      </Box>
    </Card>
  )
}
