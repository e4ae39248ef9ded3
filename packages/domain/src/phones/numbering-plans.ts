import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { takeNumberingPlans } from './phone'

takeNumberingPlans({
  isPhone: (text, country) => isValidPhoneNumber(text, country),
  formatPhone: (text, country) => {
    const number = parsePhoneNumberFromString(text, country)
    if (!number?.isValid()) return text
    return number.country === country ? number.formatNational() : number.formatInternational()
  },
})
