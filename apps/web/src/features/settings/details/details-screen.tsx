import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { colourRules } from '../../../ui/forms/colour-rules'
import { SwitchField } from '../../../ui/forms/switch-field'
import type { FormFields } from '../../../ui/forms/use-form'
import { Grid, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { domainShape } from '../../workspaces/domain-rule'
import { SettingsColumns, SettingsPage } from '../settings-page'
import { useManagement } from '../use-management'
import { useSettingsDraft } from '../use-settings-draft'
import { AbsenceReasonsCard } from './absence-reasons-card'
import { BankHolidaysCard } from './bank-holidays-card'
import { ColoursCard } from './colours-card'
import { CompanyCard } from './company-card'
import { colourLabels, detailsLabels } from './details-labels'
import { colourNames, type DetailsValues, detailsBody, detailsValuesOf } from './details-values'
import { FEATURES, featureLabels } from './features'
import classes from './features-card.module.css'

const LONGEST_NAME = 120

const rules = {
  name: [required(detailsLabels.name), maxLength(LONGEST_NAME)],
  domain: [required(detailsLabels.domain), domainShape],
  country: required(detailsLabels.country),
  timeZone: required(detailsLabels.timeZone),
  defaultCurrency: required(detailsLabels.defaultCurrency),
  workingDays: required(detailsLabels.workingDays),
  financialYearStart: required(detailsLabels.financialYearStart),
  holidayYearStart: required(detailsLabels.holidayYearStart),
  ...Object.fromEntries(colourNames.map((name) => [name, colourRules])),
}

export function DetailsScreen() {
  const management = useManagement()
  const form = useSettingsDraft<DetailsValues>({
    page: 'details',
    valuesOf: detailsValuesOf,
    rules,
    bodyOf: detailsBody,
    fieldOfReason: { domainExists: 'domain', currencyInUse: 'defaultCurrency' },
  })
  return (
    <SettingsPage title="Details" draft={form} labels={{ ...detailsLabels, ...colourLabels, ...featureLabels }}>
      <SettingsColumns
        aside={
          <>
            <FeaturesCard form={form} />
            {form.values.absence && <AbsenceReasonsCard />}
          </>
        }
      >
        <CompanyCard form={form} management={management} />
        <ColoursCard form={form} company={management.company} />
        <BankHolidaysCard management={management} />
      </SettingsColumns>
    </SettingsPage>
  )
}

function FeaturesCard({ form }: { form: FormFields<DetailsValues> }) {
  const on = FEATURES.filter(({ flag }) => form.values[flag]).length
  return (
    <Card title="Features" note={`${on} of ${FEATURES.length} on`} flush>
      {FEATURES.map(({ flag, label, holds, icon: Icon }) => (
        <Grid key={flag} align="center" gap={3} className={classes.feature} data-off={!form.values[flag] || undefined}>
          <Icon size={20} stroke={1.75} aria-hidden />
          <Stack as="span" shrinks tone="third" size={12}>
            <Text as="b" tone="first" size={13} weight="medium">
              {label}
            </Text>
            <span>{holds}</span>
          </Stack>
          <SwitchField {...form.field(flag)} label={label} hideLabel />
        </Grid>
      ))}
    </Card>
  )
}
