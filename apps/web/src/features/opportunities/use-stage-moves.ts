import { opportunities } from '@praxis/contract/opportunities/opportunities'
import type { StageOfOpportunity } from '@praxis/contract/opportunities/pipeline-shapes'
import { useState } from 'react'
import { type ShowAhead, useCall } from '../../api/use-call'
import { messageOf } from '../../ui/feedback/message-of'
import { showError, showSuccess } from '../../ui/feedback/snackbar'
import { opportunityQuery } from './opportunities.queries'
import { isLost } from './opportunity-words'

export type Stage = Omit<StageOfOpportunity, 'enteredOn'>

interface MovedOpportunity {
  readonly id: string
  readonly name: string
  readonly pipelineStage?: StageOfOpportunity | undefined
}

export interface StageMove {
  readonly opportunity: MovedOpportunity
  readonly stage: Stage
}

/** Moves opportunities between stages, with a way back; entering a lost stage asks for the reason first. */
export function useStageMoves(stages: readonly Stage[], ahead: (move: StageMove) => ShowAhead = showNothing) {
  const [asked, ask] = useState<StageMove>()
  const { mutateAsync: enter } = useCall(
    opportunities.updateOpportunityDetails,
    ({ opportunity, stage, lostReason }: StageMove & { readonly lostReason?: string }) => ({
      params: { id: opportunity.id },
      body: { pipelineStageID: stage.id, ...(lostReason !== undefined && { lostReason }) },
    }),
    { keep: ({ id }) => [opportunityQuery(id)], ahead },
  )

  const enterStage = async ({ opportunity, stage }: StageMove, lostReason?: string) => {
    const from = stages.find(({ id }) => id === opportunity.pipelineStage?.id)
    const { details } = await enter({ opportunity, stage, ...(lostReason !== undefined && { lostReason }) })
    const moved = { ...opportunity, pipelineStage: details.pipelineStage ?? opportunity.pipelineStage }
    const text = `${opportunity.name} moved to ${stage.name}`
    if (from) showSuccess(text, { label: 'Undo', onPress: () => move({ opportunity: moved, stage: from }) })
    else showSuccess(text)
  }

  const move = (to: StageMove) => {
    if (to.stage.id === to.opportunity.pipelineStage?.id) return
    if (isLost(to.stage)) ask(to)
    else enterStage(to).catch((error: unknown) => showError(messageOf(error)))
  }

  return { move, enterStage, asked, stopAsking: () => ask(undefined) }
}

const showNothing = (): ShowAhead => async () => () => undefined
