/** What decides whether an opportunity can become a project. */
export interface Convertible {
  /** In percent. */
  readonly probability: number
  readonly hasProject: boolean
  /** What the company's settings allow. */
  readonly allowConversionAtAnyStage: boolean
  readonly allowEditingConvertedOpportunities: boolean
}

const WON = 100
const LOST = 0

export const isClosed = ({ probability }: Pick<Convertible, 'probability'>): boolean => probability === LOST

/** Why an opportunity cannot become a project, in words that follow a colon; undefined if it can. */
export const whyNotConvertible = (opportunity: Convertible): string | undefined => {
  const { probability, hasProject, allowConversionAtAnyStage, allowEditingConvertedOpportunities } = opportunity
  if (isClosed(opportunity)) return 'it’s lost'
  if (hasProject && !allowEditingConvertedOpportunities) return 'it already has a project'
  if (probability < WON && !allowConversionAtAnyStage) return 'it isn’t won yet'
  return undefined
}
