import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { PipelineStage } from '@praxis/contract/company/pipeline-stages'
import type { opportunities } from '@praxis/contract/opportunities/opportunities'
import type { ChargingMechanism } from '@praxis/contract/projects/project-fields'
import type { Input } from '@praxis/contract/protocol/endpoint'
import {
  cleanDynamicDetails,
  type EditedDetail,
  withDefinedDetails,
} from '@praxis/domain/dynamic-details/dynamic-detail'
import { dynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail-problems'
import { tagsToSave } from '@praxis/domain/people/tags'
import { budgetNames } from '@praxis/domain/projects/project-figures'
import { date } from '@praxis/domain/validation/date-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../../ui/forms/rule-problems'
import type { ChosenEmployee } from '../../people/employee-picker'
import { budgetProblem, budgetsOf, noBudgets, type TypedBudgets } from '../../projects/budget-values'
import { LONGEST_NAME, tagsProblem } from '../../projects/name-and-tags-rules'
import { isLost } from '../opportunity-words'

export interface NewOpportunityValues extends TypedBudgets {
  readonly name: string
  readonly clientID: string | null
  readonly leadID: ChosenEmployee | null
  /** Null starts it in the open stage with the lowest probability. */
  readonly pipelineStageID: string | null
  readonly lostReason: string
  readonly expectedCloseDate: string | null
  readonly chargingMechanism: ChargingMechanism
  readonly isStrategic: boolean
  readonly tags: readonly string[]
  readonly dynamicDetails: readonly EditedDetail[]
}

export const emptyOpportunity = (
  lead: ChosenEmployee,
  definitions: readonly DynamicDetailDefinition[],
  clientID: string | null,
): NewOpportunityValues => ({
  name: '',
  clientID,
  leadID: lead,
  pipelineStageID: null,
  lostReason: '',
  expectedCloseDate: null,
  chargingMechanism: 'effort',
  isStrategic: false,
  tags: [],
  dynamicDetails: withDefinedDetails([], definitions),
  ...noBudgets,
})

export const isLostStage = (stageID: string | null, stages: readonly PipelineStage[]): boolean =>
  stages.some((stage) => stage.id === stageID && isLost(stage))

export const newOpportunityRules = (
  { pipelineStageID }: NewOpportunityValues,
  stages: readonly PipelineStage[],
): FormRules<NewOpportunityValues> => ({
  name: [required('Name'), maxLength(LONGEST_NAME)],
  clientID: required('Client'),
  leadID: required('Lead'),
  expectedCloseDate: date(),
  ...(isLostStage(pipelineStageID, stages) && { lostReason: required('Reason') }),
  tags: tagsProblem,
  dynamicDetails,
  ...Object.fromEntries(budgetNames.map((name) => [name, budgetProblem])),
})

/** The body to send: money only by those who may set it. */
export const newOpportunity = (
  values: NewOpportunityValues,
  { setsMoney, isLost: wasLost }: { readonly setsMoney: boolean; readonly isLost: boolean },
): Input<typeof opportunities.createOpportunity>['body'] => ({
  name: values.name.trim(),
  clientID: values.clientID ?? '',
  leadID: values.leadID?.id ?? '',
  ...(values.pipelineStageID && { pipelineStageID: values.pipelineStageID }),
  ...(wasLost && { lostReason: values.lostReason.trim() }),
  expectedCloseDate: values.expectedCloseDate,
  chargingMechanism: values.chargingMechanism,
  isStrategic: values.isStrategic,
  tags: tagsToSave(values.tags),
  dynamicDetails: cleanDynamicDetails(values.dynamicDetails),
  ...(setsMoney && budgetsOf(values)),
})
