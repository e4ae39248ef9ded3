import { type FeatureFlags, featureFlags } from '@praxis/contract/capabilities'
import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company-management'
import { defaultTheme, type Theme } from '@praxis/contract/theme'
import { isColour } from '../collections/collection-rules'

interface OwnDetails {
  readonly name: string
  readonly domain: string
  readonly country: string | null
  readonly region: string | null
  readonly timeZone: string | null
  readonly defaultCurrency: string | null
  /** Sunday = 1. */
  readonly workingDays: readonly number[]
  readonly financialYearStart: string | null
  readonly holidayYearStart: string | null
}

/** One name for each field, as the refusals of the server have them. */
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

/** However they were written, they are read as #61227A. */
export const capitals = (theme: Theme): Theme =>
  Object.fromEntries(colourNames.map((name) => [name, theme[name].toUpperCase()])) as Theme

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((known) => known === name)

/** Colours go as a whole, everything else only when it changed. */
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

/** While a colour is being typed, the preview keeps the last one that is one. */
export const shownTheme = (values: Readonly<Theme>, saved: Theme): Theme =>
  Object.fromEntries(colourNames.map((name) => [name, isColour(values[name]) ? values[name] : saved[name]])) as Theme

export const isDefaultTheme = (values: Readonly<Theme>): boolean =>
  colourNames.every((name) => values[name].toLowerCase() === defaultTheme[name].toLowerCase())
