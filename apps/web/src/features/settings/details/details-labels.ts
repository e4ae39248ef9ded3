export const detailsLabels = {
  name: 'Name',
  domain: 'Address',
  country: 'Country',
  region: 'Region',
  timeZone: 'Time zone',
  defaultCurrency: 'Default currency',
  workingDays: 'Working week',
  financialYearStart: 'Financial year',
  holidayYearStart: 'Holiday year',
} as const

export const colourLabels = {
  primary: 'Primary',
  accent: 'Accent',
  secondary: 'Secondary',
  background: 'Background',
  info: 'Info',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
} as const
