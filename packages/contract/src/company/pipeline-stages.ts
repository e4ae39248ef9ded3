import * as z from 'zod'
import { endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Colour, Id, madeOn, Name, Version } from '../protocol/values'
import { byId, manages } from './company-collections'

/** The probability as a fraction: 0.25 is 25 %. */
const Probability = z.number().min(0).max(1).multipleOf(0.01)

export const PipelineStage = z
  .strictObject({ id: Id, name: z.string(), color: Colour, probability: z.number(), version: Version })
  .meta({ id: 'PipelineStage' })
export type PipelineStage = z.infer<typeof PipelineStage>
const PipelineStageInput = z.strictObject({ name: Name, color: Colour, probability: Probability })

export const pipelineStageEndpoints = {
  listPipelineStages: endpoint({
    method: 'GET',
    path: '/companyManagement/pipelineStages',
    summary: 'List pipeline stages, ordered by probability',
    access: 'employee',
    response: listOf(PipelineStage),
  }),
  createPipelineStage: endpoint({
    method: 'POST',
    path: '/companyManagement/pipelineStages',
    summary: 'Add a pipeline stage; its probability sets its place',
    ...manages,
    body: PipelineStageInput,
    response: PipelineStage,
    reasons: ['nameExists'],
  }),
  updatePipelineStage: endpoint({
    method: 'PATCH',
    path: '/companyManagement/pipelineStages/{id}',
    summary: 'Change a pipeline stage',
    ...manages,
    params: byId,
    body: PipelineStageInput.partial().extend(madeOn),
    response: PipelineStage,
    reasons: ['notFound', 'nameExists', 'stageHasOpportunities', 'changedMeanwhile'],
  }),
  deletePipelineStage: endpoint({
    method: 'DELETE',
    path: '/companyManagement/pipelineStages/{id}',
    summary: 'Delete an unused pipeline stage',
    ...manages,
    params: byId,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),
}
