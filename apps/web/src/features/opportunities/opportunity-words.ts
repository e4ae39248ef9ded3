import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import type { OpportunityListItem } from '@praxis/contract/opportunities/pipeline-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatPercent } from '@praxis/domain/money/percent'

export const isLost = ({ probability }: { readonly probability: number }): boolean => probability === 0
export const isWon = ({ probability }: { readonly probability: number }): boolean => probability === 1

/** 'Proposal, 50%' */
export const stageText = ({ name, probability }: { readonly name: string; readonly probability: number }): string =>
  `${name}, ${formatPercent(probability)}`

/** Whether the day it was expected to close on has gone by while it is still open. */
export const isOverdue = (
  { expectedCloseDate, pipelineStage }: Pick<OpportunityListItem, 'expectedCloseDate' | 'pipelineStage'>,
  today: string,
): boolean =>
  Boolean(expectedCloseDate && expectedCloseDate < today) &&
  pipelineStage !== undefined &&
  !isLost(pipelineStage) &&
  !isWon(pipelineStage)

/** '18/12' in the year that it is today, '29/01/27' in others: where a card leaves no more room. */
export const shortDay = (day: string, today: string): string => {
  const [year = '', month, date] = day.split('-')
  return year === today.slice(0, 4) ? `${date}/${month}` : `${date}/${month}/${year.slice(2)}`
}

/** Where an opportunity stands that can no longer be worked on, with the reason; undefined while it can. */
export const closedText = (opportunity: Pick<Opportunity, 'isClosed' | 'project' | 'details'>): string | undefined => {
  const { isClosed, project, details } = opportunity
  if (project) return `This opportunity became the project ${project.name}`
  if (!isClosed) return undefined
  const on = details.pipelineStage ? ` on ${formatDay(details.pipelineStage.enteredOn)}` : ''
  return `This opportunity was lost${on}${details.lostReason ? `: ${details.lostReason}` : ''}`
}
