import { UnstyledButton } from '@mantine/core'
import type { CompanyManagement } from '@praxis/contract/company/company-management'
import { useMemo, useState } from 'react'
import { showError } from '../../../ui/feedback/snackbar'
import { ImageUploadDialog } from '../../../ui/files/image-upload-dialog'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { timeZoneOptions } from '../../../ui/forms/time-zone-options'
import type { FormFields } from '../../../ui/forms/use-form'
import { Grid, Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { Logo } from '../../../ui/people/logo'
import { AddressField } from '../../workspaces/address-field'
import { countryOptions, currencyOptions } from '../../workspaces/company-choices'
import { useRemoveCompanyLogo, useSetCompanyLogo } from '../settings.mutations'
import classes from './company-card.module.css'
import { detailsLabels } from './details-labels'
import type { DetailsValues } from './details-values'
import { WeekdaysField } from './weekdays-field'
import { yearOptions } from './year-options'

const NO_REGION = ''

export function CompanyCard({ form, management }: { form: FormFields<DetailsValues>; management: CompanyManagement }) {
  const { company, holidayRegions, can } = management
  const { details } = company
  const countries = useMemo(countryOptions, [])
  const timeZones = useMemo(() => timeZoneOptions(details.timeZone), [details.timeZone])
  const isCountrySaved = form.values.country === details.country
  const regions = [
    { value: NO_REGION, label: 'All regions' },
    ...holidayRegions.map(({ code, name }) => ({ value: code, label: name })),
  ]

  return (
    <Card title="Company">
      <Grid gap={5} className={classes.company}>
        <CompanyLogo management={management} />
        <Grid align="start" className={classes.fields}>
          <div data-span={3}>
            <TextField {...form.field('name')} label={detailsLabels.name} autoComplete="organization" />
          </div>
          <div data-span={3}>
            <AddressField
              {...form.field('domain')}
              label={detailsLabels.domain}
              disabled={!can.changeDomain}
              hint={can.changeDomain ? undefined : 'Only the owner can change it'}
            />
          </div>
          <div data-span={2}>
            <SelectField
              {...form.field('defaultCurrency')}
              label={detailsLabels.defaultCurrency}
              options={currencyOptions}
              disabled={!can.changeCurrency}
              hint={can.changeCurrency ? undefined : 'There are amounts in it already'}
            />
          </div>
          <div data-span={2}>
            <SelectField
              {...form.field('financialYearStart')}
              label={detailsLabels.financialYearStart}
              options={yearOptions(details.financialYearStart)}
              searchable={false}
            />
          </div>
          <div data-span={2}>
            <SelectField
              {...form.field('holidayYearStart')}
              label={detailsLabels.holidayYearStart}
              options={yearOptions(details.holidayYearStart)}
              searchable={false}
            />
          </div>
          <div data-span={2}>
            <SelectField
              {...form.field('country')}
              label={detailsLabels.country}
              options={countries}
              onChange={(country) => {
                form.setValue('country', country)
                form.setValue('region', country === details.country ? details.region : NO_REGION)
              }}
            />
          </div>
          <div data-span={2}>
            <SelectField
              {...form.field('region')}
              label={detailsLabels.region}
              options={isCountrySaved ? regions : regions.slice(0, 1)}
              disabled={!isCountrySaved || holidayRegions.length === 0}
              hint={isCountrySaved ? undefined : 'Save the country first'}
            />
          </div>
          <div data-span={2}>
            <SelectField {...form.field('timeZone')} label={detailsLabels.timeZone} options={timeZones} />
          </div>
          <div data-span={6}>
            <WeekdaysField {...form.field('workingDays')} label={detailsLabels.workingDays} />
          </div>
        </Grid>
      </Grid>
    </Card>
  )
}

function CompanyLogo({ management: { company } }: { management: CompanyManagement }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { mutateAsync: setLogo } = useSetCompanyLogo()
  const { mutate: removeLogo, isPending } = useRemoveCompanyLogo()
  const { logoImage, theme } = company.details
  return (
    <Stack gap={2} align="center">
      <Logo name={company.name} image={logoImage} size="xl" colour={theme.primary} />
      <UnstyledButton className={classes.link} onClick={() => setIsChoosing(true)}>
        {logoImage ? 'Replace…' : 'Add logo…'}
      </UnstyledButton>
      {logoImage && (
        <UnstyledButton
          className={classes.link}
          disabled={isPending}
          onClick={() => removeLogo(undefined, { onError: (error) => showError(error.message) })}
        >
          Remove
        </UnstyledButton>
      )}
      <ImageUploadDialog title="Logo" opened={isChoosing} onClose={() => setIsChoosing(false)} onSave={setLogo} />
    </Stack>
  )
}
