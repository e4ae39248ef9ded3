import type { CountryCode } from 'libphonenumber-js/min'

/** GB, FR …: whose numbers are read without a country code. */
export type PhoneCountry = CountryCode

/** How the countries number their telephones. */
export interface NumberingPlans {
  readonly isPhone: (text: string, country: PhoneCountry) => boolean
  readonly formatPhone: (text: string, country: PhoneCountry) => string
}

let plans: NumberingPlans | undefined

/** The plans are large: browsers fetch them when a number is typed. Until then a number is judged by its shape. */
export const takeNumberingPlans = (known: NumberingPlans): void => {
  plans = known
}

const hasFiveDigits = (text: string): boolean => /(\d\D*){5}/.test(text)

/** Numbers without a country code are the country's own; +33… is judged by France's plan. */
export const isPhone = (text: string, country: PhoneCountry): boolean =>
  plans ? plans.isPhone(text, country) : hasFiveDigits(text)

/** Spaced as the country spaces it, with the country code when it is a foreign one. What is no number stays as typed. */
export const formatPhone = (text: string, country: PhoneCountry): string => plans?.formatPhone(text, country) ?? text
