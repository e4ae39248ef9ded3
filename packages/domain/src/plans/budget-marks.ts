/** A mark, in percent, that people were told of, and the budget of that day. */
export interface ToldMark {
  readonly mark: number
  readonly budget: number
}

interface UsedBudget {
  readonly used: number
  readonly budget: number
}

/** The marks that a budget has reached and nobody was told of since it was last raised, the lowest first. */
export const marksToTell = (
  { used, budget }: UsedBudget,
  marks: readonly number[],
  told: readonly ToldMark[],
): number[] =>
  budget <= 0
    ? []
    : marks
        .filter((mark) => BigInt(used) * 100n >= BigInt(mark) * BigInt(budget))
        .filter((mark) => told.every((before) => before.mark !== mark || before.budget < budget))
        .toSorted((one, other) => one - other)
