import { type CountryCode, isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** GB, FR …: whose numbers are read without a country code. */
export type PhoneCountry = CountryCode

/** Numbers without a country code are the country's own; +33… is judged by France's plan. */
export const isPhone = (text: string, country: PhoneCountry): boolean => isValidPhoneNumber(text, country)

/** Spaced as the country spaces it, with the country code when it is a foreign one. What is no number stays as typed. */
export const formatPhone = (text: string, country: PhoneCountry): string => {
  const number = parsePhoneNumberFromString(text, country)
  if (!number?.isValid()) return text
  return number.country === country ? number.formatNational() : number.formatInternational()
}
