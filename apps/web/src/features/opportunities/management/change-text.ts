import type { Currency } from '@praxis/contract/protocol/values'
import { formatWholeMoney } from '@praxis/domain/money/money'

/** '+£21,500', '−£4,000', 'no change' */
export const changeText = (change: number, currency: Currency): string => {
  if (change === 0) return 'no change'
  return `${change > 0 ? '+' : '−'}${formatWholeMoney(Math.abs(change), currency)}`
}
