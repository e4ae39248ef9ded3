import type { Mileage } from '@praxis/contract/expenses/expense-shapes'
import { mileageAmount, tenthsOf } from '@praxis/domain/expenses/mileage'
import { type ExpenseGround, mileageRateOf } from './expense-settings'

/** A way as it is stored: its unit and rate only once it is submitted, until then they are the company's. */
export type StoredMileage = Omit<Mileage, 'unit' | 'rate' | 'tenths'> & Partial<Pick<Mileage, 'unit' | 'rate'>>

export const mileageOf = (stored: StoredMileage, { settings }: Pick<ExpenseGround, 'settings'>): Mileage => {
  const { unit = settings.mileageUnit, rate = mileageRateOf(settings), ...way } = stored
  return { ...way, unit, tenths: tenthsOf(stored.metres, unit), rate }
}

/** What a way comes to, in the company's currency. */
export const amountOfWay = ({ tenths, rate }: Mileage): number => mileageAmount(tenths, rate)
