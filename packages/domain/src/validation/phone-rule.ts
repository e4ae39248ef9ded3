import { isPhone, type PhoneCountry } from '../phones/phone'
import { type Rule, unlessEmpty } from './rule'

export const phone = (country: PhoneCountry): Rule =>
  unlessEmpty((value) => (isPhone(String(value), country) ? undefined : 'Invalid Phone Number'))
