import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { domainShape } from '../../workspaces/domain-rule'
import { colourRules } from '../collections/collection-rules'
import { SettingsColumns, SettingsPage } from '../settings-page'
import { useManagement } from '../use-management'
import { useSettingsDraft } from '../use-settings-draft'
import { AbsenceReasonsCard } from './absence-reasons-card'
import { BankHolidaysCard } from './bank-holidays-card'
import { ColoursCard } from './colours-card'
import { CompanyCard } from './company-card'
import { colourLabels, detailsLabels } from './details-labels'
import { colourNames, type DetailsValues, detailsBody, detailsValuesOf } from './details-values'
import { featureLabels } from './features'
import { FeaturesCard } from './features-card'

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
    fieldOfReason: { domainExists: 'domain' },
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
