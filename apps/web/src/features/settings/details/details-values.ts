import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company/company-management'
import { defaultTheme, type Theme } from '@praxis/contract/company/theme'
import { type FeatureFlags, featureFlags } from '@praxis/contract/people/capabilities'
import { isColour } from '../../../ui/forms/colour-rules'

interface OwnDetails {
  readonly name: string
  readonly domain: string
  readonly country: string | null
  readonly region: string | null
  readonly timeZone: string | null
  readonly defaultCurrency: string | null
  /** Days of the week, with Sunday = 1. */
  readonly workingDays: readonly number[]
  readonly financialYearStart: string | null
  readonly holidayYearStart: string | null
}

/** The fields by the same names as in the server's refusals. */
export type DetailsValues = OwnDetails & Readonly<Theme> & Readonly<FeatureFlags>

export const colourNames = [
  'primary',
  'accent',
  'secondary',
  'background',
  'info',
  'success',
  'warning',
  'error',
] as const satisfies readonly (keyof Theme)[]

export function detailsValuesOf({ company }: Pick<CompanyManagement, 'company'>): DetailsValues {
  const { country, region, timeZone, defaultCurrency, workingDays, financialYearStart, holidayYearStart, theme } =
    company.details
  return {
    name: company.name,
    domain: company.domain,
    country,
    region,
    timeZone,
    defaultCurrency,
    workingDays,
    financialYearStart,
    holidayYearStart,
    ...capitals(theme),
    ...company.features,
  }
}

/** The colours in one notation, #61227A, however they were typed. */
export const capitals = (theme: Theme): Theme =>
  Object.fromEntries(colourNames.map((name) => [name, theme[name].toUpperCase()])) as Theme

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((known) => known === name)

/** The body to send: colours go as a whole, other fields only when they changed. */
export function detailsBody(changed: Partial<DetailsValues>, values: DetailsValues): CompanyManagementInput {
  const details: Record<string, unknown> = {}
  const features: Partial<FeatureFlags> = {}
  for (const [name, value] of Object.entries(changed)) {
    if (isOneOf(colourNames, name)) details.theme = themeOf(values)
    else if (isOneOf(featureFlags, name)) features[name] = value === true
    else details[name] = typeof value === 'string' ? value.trim() : (value ?? '')
  }
  return {
    ...(Object.keys(details).length > 0 && { details: details as CompanyManagementInput['details'] }),
    ...(Object.keys(features).length > 0 && { features }),
  }
}

const themeOf = (values: Readonly<Theme>): Theme =>
  Object.fromEntries(colourNames.map((name) => [name, values[name]])) as Theme

/** The theme of the preview: while a colour is being typed, the last valid one stays. */
export const shownTheme = (values: Readonly<Theme>, saved: Theme): Theme =>
  Object.fromEntries(colourNames.map((name) => [name, isColour(values[name]) ? values[name] : saved[name]])) as Theme

export const isDefaultTheme = (values: Readonly<Theme>): boolean =>
  colourNames.every((name) => values[name].toLowerCase() === defaultTheme[name].toLowerCase())
