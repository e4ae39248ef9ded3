import { Button } from '@mantine/core'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { Form, FormRow } from '../../ui/forms/form'
import { SelectField } from '../../ui/forms/select-field'
import { TextField } from '../../ui/forms/text-field'
import { timeZoneOptions } from '../../ui/forms/time-zone-options'
import { useForm } from '../../ui/forms/use-form'
import { Box } from '../../ui/layout/box'
import {
  browserTimeZone,
  countryOfLanguage,
  countryOptions,
  currencyOfCountry,
  currencyOptions,
  timeZoneOfCountry,
  yearStartOptions,
} from './company-choices'
import { DomainField } from './domain-field'
import { domainShape } from './domain-rule'
import { useDomainAvailability } from './use-domain-availability'
import { useCreateCompany } from './workspaces.mutations'

interface CompanyValues {
  readonly name: string
  /** Empty while the address follows the name. */
  readonly domain: string
  readonly country: string | null
  readonly currency: string | null
  readonly financialYearStart: string | null
  readonly timeZone: string | null
}

function initialValues(): CompanyValues {
  const country = countryOfLanguage(navigator.language)
  return {
    name: '',
    domain: '',
    country,
    currency: currencyOfCountry(country),
    financialYearStart: country === 'GB' ? '04-01' : '01-01',
    timeZone: browserTimeZone(),
  }
}

/** The fields that a country proposes until somebody chooses them. */
const PROPOSED = ['currency', 'timeZone'] as const

const LONGEST_NAME = 120

export function CreateCompanyForm() {
  const { mutateAsync: createCompany } = useCreateCompany()
  const navigate = useNavigate()
  const countries = useMemo(countryOptions, [])
  const timeZones = useMemo(() => timeZoneOptions(browserTimeZone()), [])
  const first = useMemo(initialValues, [])

  const form = useForm<CompanyValues>({
    draft: 'company/new',
    initialValues: first,
    rules: {
      name: [required('Company name'), maxLength(LONGEST_NAME)],
      domain: domainShape,
      country: required('Country'),
      currency: required('Currency'),
      financialYearStart: required('Financial year'),
      timeZone: required('Time zone'),
    },
    onSave: async ({ name, domain, country, currency, financialYearStart, timeZone }, idempotencyKey) => {
      const { company } = await createCompany({
        body: {
          name: name.trim(),
          ...(domain && { domain }),
          country: country ?? '',
          defaultCurrency: currencyOptions.find(({ value }) => value === currency)?.value,
          financialYearStart: financialYearStart ?? undefined,
          timeZone: timeZone ?? '',
        },
        idempotencyKey,
      })
      await navigate({ to: '/employments/$companyDomain', params: { companyDomain: company.domain } })
    },
  })
  const { name, domain } = form.values
  const availability = useDomainAvailability(name, domain)
  const domainField = form.field('domain')

  const [chosen, setChosen] = useState(
    () => new Set(PROPOSED.filter((proposed) => form.values[proposed] !== first[proposed])),
  )
  const proposedField = (proposed: (typeof PROPOSED)[number]) => {
    const field = form.field(proposed)
    return {
      ...field,
      onChange: (value: string | null) => {
        setChosen(new Set([...chosen, proposed]))
        field.onChange(value)
      },
    }
  }
  const chooseCountry = (country: string | null) => {
    form.setValue('country', country)
    if (country === null) return
    if (!chosen.has('currency')) form.setValue('currency', currencyOfCountry(country))
    const timeZone = timeZoneOfCountry(country)
    if (!chosen.has('timeZone') && timeZone) form.setValue('timeZone', timeZone)
  }

  return (
    <Form form={form} label="Create a company">
      <Box as="p" tone="second" size={13}>
        This creates a new workspace, and you become its owner.
      </Box>
      <TextField {...form.field('name')} label="Company name" autoComplete="organization" />
      <DomainField
        {...domainField}
        value={domain || (name && (availability.suggestion ?? ''))}
        availability={availability}
      />
      <SelectField {...form.field('country')} label="Country" options={countries} onChange={chooseCountry} />
      <FormRow>
        <SelectField {...proposedField('currency')} label="Currency" options={currencyOptions} />
        <SelectField {...form.field('financialYearStart')} label="Financial year" options={yearStartOptions} />
      </FormRow>
      <SelectField {...proposedField('timeZone')} label="Time zone" options={timeZones} />
      <Button type="submit" size="md" fullWidth loading={form.isSaving} disabled={availability.state === 'taken'}>
        Create company
      </Button>
    </Form>
  )
}
