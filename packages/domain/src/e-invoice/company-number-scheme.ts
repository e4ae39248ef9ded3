/**
 * Who keeps the register that a company’s number is from, as a code of ISO 6523. It is said where the country’s rules
 * ask for it (NL) or where the number alone shows it (FR); elsewhere numbers go without.
 */
export const companyNumberScheme = (companyNumber: string, country: string): string => {
  if (country === 'NL') return /^\d{8}$/.test(companyNumber) ? '0106' : ''
  if (country !== 'FR') return ''
  if (/^\d{9}$/.test(companyNumber)) return '0002'
  return /^\d{14}$/.test(companyNumber) ? '0009' : ''
}
