import { invalidField } from '../../../platform/refusal'

export const assertDates = (startDate: string | null, endDate: string | null): void => {
  if (startDate !== null && endDate !== null && endDate < startDate)
    throw invalidField('endDate', 'Date must be in the future')
}
