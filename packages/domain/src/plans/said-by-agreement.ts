import type { PlanCategory } from '@praxis/contract/plans/plan-rules'

interface Agreement {
  /** Whether hours bring nothing by themselves, because the price was agreed. */
  readonly isFixedPrice: boolean
  readonly agreed: readonly { readonly category: PlanCategory }[]
}

/** Whether the agreement says what a category brings: of prices by effort only what neither hours nor claims say. */
export const isSaidByAgreement = ({ isFixedPrice, agreed }: Agreement, category: PlanCategory): boolean =>
  (isFixedPrice || category === 'othersBudget') && agreed.some((amount) => amount.category === category)
