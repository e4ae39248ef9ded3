import type { Figure } from '@praxis/contract/company/figures'
import type { PipelineSum } from '@praxis/contract/opportunities/pipeline-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatMoney, formatWholeMoney } from '@praxis/domain/money/money'

export type Amount = 'revenue' | 'profit' | 'weighted' | 'weightedProfit'

/** What a sum of the pipeline is made of: each currency with its rate. One without a rate is left out, and named. */
export const pipelineFigure = (sum: PipelineSum, amount: Amount, company: Currency): Figure => ({
  unit: 'money',
  currency: company,
  value: sum[amount] ?? 0,
  parts: sum.parts.flatMap(({ currency, count, converted, rate, ...amounts }) =>
    converted === null
      ? []
      : [
          {
            id: currency,
            label: `${count} in ${currency}`,
            detail: rate === null ? null : `${formatMoney(amounts[amount], currency)} at ${rate}`,
            value: converted[amount],
            records: null,
          },
        ],
  ),
  leftOut: sum.parts
    .filter(({ converted }) => converted === null)
    .map((part) => ({
      reason: 'notCounted' as const,
      label: `${formatWholeMoney(part[amount], part.currency)}, which has no exchange rate`,
      value: null,
    })),
  isPartial: false,
})
