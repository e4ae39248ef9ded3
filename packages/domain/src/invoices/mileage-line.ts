import type { ItemUnit } from '@praxis/contract/invoices/invoice-rules'
import type { MileageUnit } from '../expenses/mileage'
import { grossOf, WHOLE_QUANTITY } from './line-sums'
import { markedUp } from './marked-up'

interface Way {
  readonly tenths: number
  readonly unit: MileageUnit
  /** Minor units for a whole kilometre or mile, in the currency of the invoice. */
  readonly rate: number
}

interface MileageLine {
  readonly quantity: number
  readonly unit: ItemUnit
  readonly unitAmount: number
}

const UNITS: Record<MileageUnit, ItemUnit> = { metric: 'kilometre', imperial: 'mile' }
const TENTHS = 10

/**
 * A way as distance times rate, where that comes to exactly what is charged for it; nothing where it does not, as with a
 * mark-up that leaves no whole rate: then it is one amount.
 */
export const mileageLine = ({ tenths, unit, rate }: Way, net: number, markUp: number): MileageLine | undefined => {
  const line = { quantity: (tenths * WHOLE_QUANTITY) / TENTHS, unit: UNITS[unit], unitAmount: markedUp(rate, markUp) }
  return line.quantity > 0 && grossOf(line) === net ? line : undefined
}
