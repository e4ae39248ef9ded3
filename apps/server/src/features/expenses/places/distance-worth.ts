import type { Place } from '@praxis/contract/expenses/expense-shapes'
import type { Distance } from '@praxis/contract/expenses/expenses'
import { mileageAmount, tenthsOf } from '@praxis/domain/expenses/mileage'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { loadExpenseGround, mileageRateOf } from '../queries/expense-settings'
import { distanceOf } from './distance'

/** A distance, and what the company pays for it now. */
export const distanceWorth = async (
  db: Db,
  platform: Pick<Platform, 'config'>,
  places: readonly Place[],
  isReturn: boolean,
): Promise<Distance | null> => {
  const found = await distanceOf(platform, places, isReturn)
  if (!found) return null
  const { settings } = await loadExpenseGround(db)
  const rate = mileageRateOf(settings)
  const tenths = tenthsOf(found.metres, settings.mileageUnit)
  return { ...found, unit: settings.mileageUnit, tenths, rate, amount: mileageAmount(tenths, rate) }
}
