import type { CountryCode } from 'libphonenumber-js/min'

/** GB, FR …: the country whose numbers are written without a country code. */
export type PhoneCountry = CountryCode

/** Judges and formats numbers by the numbering plans of all countries. */
export interface NumberingPlans {
  readonly isPhone: (text: string, country: PhoneCountry) => boolean
  readonly formatPhone: (text: string, country: PhoneCountry) => string
}

let plans: NumberingPlans | undefined

/** The plans are large, so browsers fetch them when a number is typed; until then a number is judged by its shape. */
export const takeNumberingPlans = (known: NumberingPlans): void => {
  plans = known
}

const hasFiveDigits = (text: string): boolean => /(\d\D*){5}/.test(text)

/** Whether text is a phone number; without a country code it is the country's own, +33… is judged by France's plan. */
export const isPhone = (text: string, country: PhoneCountry): boolean =>
  plans ? plans.isPhone(text, country) : hasFiveDigits(text)

/** A number as its country spaces it, with the country code if it is foreign; text that is no number stays as typed. */
export const formatPhone = (text: string, country: PhoneCountry): string => plans?.formatPhone(text, country) ?? text
