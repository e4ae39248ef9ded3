import type { Currency } from '@praxis/contract/protocol/values'
import { countryCodes } from '@praxis/domain/companies/country'
import { isTimeZone } from '@praxis/domain/companies/time-zone'
import type { FieldOption } from '../../ui/forms/field-option'

const EURO_COUNTRIES = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '))

export const currencyOptions: readonly (FieldOption & { readonly value: Currency })[] = [
  { value: 'GBP', label: 'GBP £' },
  { value: 'USD', label: 'USD $' },
  { value: 'EUR', label: 'EUR €' },
  { value: 'ZAR', label: 'ZAR R' },
]

export function currencyOfCountry(country: string): Currency {
  if (country === 'US') return 'USD'
  if (country === 'ZA') return 'ZAR'
  return EURO_COUNTRIES.has(country) ? 'EUR' : 'GBP'
}

/** The region of the browser's language, or the United Kingdom. */
export function countryOfLanguage(language: string): string {
  const region = new Intl.Locale(language).region
  return region && countryCodes.includes(region) ? region : 'GB'
}

export function countryOptions(): FieldOption[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' })
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-GB'))
}

const monthName = (month: number): string =>
  new Date(Date.UTC(2001, month, 1)).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })

/** The years to choose from, beginning on the first of a month or with the tax year on 6 April. */
export const yearStartOptions: readonly FieldOption[] = [...new Array(12).keys()].flatMap((month) => {
  const first = { value: `${String(month + 1).padStart(2, '0')}-01`, label: `1 ${monthName(month)}` }
  return month === 3 ? [first, { value: '04-06', label: '6 April' }] : [first]
})

export function browserTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : 'Europe/London'
}

/** The main time zone of countries that have several. */
const MAIN_TIME_ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kiev',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
}

interface LocaleWithZones extends Intl.Locale {
  /** The method is not in every browser, and an attribute in some. */
  readonly getTimeZones?: () => readonly string[] | undefined
  readonly timeZones?: readonly string[]
}

/** The browser's time zone if the country has it, else the country's main one; undefined where unknown. */
export function timeZoneOfCountry(country: string): string | undefined {
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`)
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? []
  const own = browserTimeZone()
  return zones.includes(own) ? own : (MAIN_TIME_ZONES[country] ?? zones[0])
}
