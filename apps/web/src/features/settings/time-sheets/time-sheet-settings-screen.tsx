import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company/company-management'
import { integer, max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { FormRow } from '../../../ui/forms/form'
import { NumberField } from '../../../ui/forms/number-field'
import type { FormRules } from '../../../ui/forms/rule-problems'
import { SwitchField } from '../../../ui/forms/switch-field'
import { Box, Grid } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { SettingsColumn, SettingsPage } from '../settings-page'
import { useSettingsDraft } from '../use-settings-draft'

interface TimeSheetValues {
  readonly isProjectMandatoryForTimeSheetSubmissions: boolean
  readonly enableTags: boolean
  readonly underUtilisedBelowPercent: number | null
  readonly overUtilisedAbovePercent: number | null
}

const labels = {
  isProjectMandatoryForTimeSheetSubmissions: 'Require a project',
  enableTags: 'Tags',
  underUtilisedBelowPercent: 'Under-utilised below',
  overUtilisedAbovePercent: 'Over-utilised above',
} as const

const MOST_PERCENT = 1000

const rules = ({ underUtilisedBelowPercent }: TimeSheetValues): FormRules<TimeSheetValues> => ({
  underUtilisedBelowPercent: [required(labels.underUtilisedBelowPercent), integer, min(0), max(MOST_PERCENT)],
  overUtilisedAbovePercent: [
    required(labels.overUtilisedAbovePercent),
    integer,
    min(underUtilisedBelowPercent ?? 0),
    max(MOST_PERCENT),
  ],
})

const valuesOf = ({ company: { timeSheetSettings } }: CompanyManagement): TimeSheetValues => ({ ...timeSheetSettings })

const bodyOf = ({
  underUtilisedBelowPercent,
  overUtilisedAbovePercent,
  ...switches
}: Partial<TimeSheetValues>): CompanyManagementInput => ({
  updateTimeSheetSettingsInput: {
    ...switches,
    ...(underUtilisedBelowPercent != null && { underUtilisedBelowPercent }),
    ...(overUtilisedAbovePercent != null && { overUtilisedAbovePercent }),
  },
})

export function TimeSheetSettingsScreen() {
  const form = useSettingsDraft<TimeSheetValues>({ page: 'timeSheets', valuesOf, rules, bodyOf })
  return (
    <SettingsPage title="Time sheets" draft={form} labels={labels}>
      <SettingsColumn>
        <Card title="Submissions">
          <Grid gap={4}>
            <SwitchField
              {...form.field('isProjectMandatoryForTimeSheetSubmissions')}
              label={labels.isProjectMandatoryForTimeSheetSubmissions}
              hint="Time can’t be logged as Personal Work"
            />
            <SwitchField
              {...form.field('enableTags')}
              label={labels.enableTags}
              hint="Adds a tags field to time entries and timers"
            />
          </Grid>
        </Card>
        <Card title="Utilisation" note="share of contracted time, in reports and alerts">
          <Box style={{ maxWidth: 420 }}>
            <FormRow>
              <NumberField
                {...form.field('underUtilisedBelowPercent')}
                label={labels.underUtilisedBelowPercent}
                min={0}
                suffix="%"
              />
              <NumberField
                {...form.field('overUtilisedAbovePercent')}
                label={labels.overUtilisedAbovePercent}
                min={0}
                suffix="%"
              />
            </FormRow>
          </Box>
        </Card>
      </SettingsColumn>
    </SettingsPage>
  )
}
