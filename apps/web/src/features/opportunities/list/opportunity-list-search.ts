import { day, id, oneOf } from '../../../shell/address-values'
import { describeList, type SearchOf } from '../../../shell/lists/describe-list'
import {
  choiceField,
  idField,
  type ListField,
  periodFields,
  scopeField,
  searchField,
  truthField,
} from '../../../shell/lists/list-field'
import { CHARGING } from '../../projects/charging-words'

/** Page sizes of the company's table; the first is the default. */
export const PAGE_SIZES = [10, 25, 50, 100] as const

/** Stages taken together, which can be asked for beside single ones. */
export const STATES = {
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
  converted: 'With a project',
  all: 'All',
} as const
export type OpportunityState = keyof typeof STATES
const STATE_NAMES = Object.keys(STATES) as OpportunityState[]

/** Open opportunities, unless the address names others together or one stage by its id. */
const stageField: ListField<string> = {
  label: 'Stage',
  usual: 'open',
  everything: 'all',
  read: (given) => (given === 'open' ? undefined : (oneOf(STATE_NAMES, given) ?? id(given))),
}

const fields = {
  search: searchField('Opportunity or client'),
  leadID: idField('Lead'),
  clientID: idField('Client'),
  stage: stageField,
  ...periodFields('closesFrom', 'closesTo'),
  chargingMechanism: choiceField('Charging', CHARGING),
  isStrategic: truthField('Strategic', { yes: 'Yes', no: 'No' }),
}

const byNameOrUpdate = {
  opportunityName: 'Name, A to Z',
  '-opportunityName': 'Name, Z to A',
  '-updatedAt': 'Last updated, newest first',
  updatedAt: 'Last updated, oldest first',
}

/** The opportunities one works on, leads, or may see. */
export const ownOpportunityList = describeList({
  fields: {
    attribute: scopeField('Show', { all: 'All', assigned: 'Assigned', lead: 'Led by me' }, 'all'),
    ...fields,
  },
  orders: byNameOrUpdate,
  usualOrder: 'opportunityName',
})

/** The company's opportunities, for those who manage them. */
export const managedOpportunityList = describeList({
  fields,
  orders: {
    ...byNameOrUpdate,
    '-weightedRevenueValue': 'Weighted value, highest first',
    weightedRevenueValue: 'Weighted value, lowest first',
    '-budgetPlanTotalRevenue': 'Revenue, highest first',
    budgetPlanTotalRevenue: 'Revenue, lowest first',
    '-budgetPlanTotalMargin': 'Margin, highest first',
    budgetPlanTotalMargin: 'Margin, lowest first',
    '-budgetPlanTotalMarginValue': 'Profit, highest first',
    budgetPlanTotalMarginValue: 'Profit, lowest first',
    expectedCloseDate: 'Expected close, soonest first',
    '-expectedCloseDate': 'Expected close, latest first',
    pipelineStage: 'Stage, least likely first',
    '-pipelineStage': 'Stage, most likely first',
    lead: 'Lead, A to Z',
    '-lead': 'Lead, Z to A',
    '-createdAt': 'Created, newest first',
    createdAt: 'Created, oldest first',
  },
  usualOrder: 'opportunityName',
  besides: {
    per: (given: unknown) => PAGE_SIZES.slice(1).find((size) => size === given),
    /** The past day that the pipeline is looked at. */
    asOf: day,
    /** A link may ask for a display other than the preferred one. */
    display: (given: unknown) => oneOf(['board', 'table'], given),
  },
})

export type OwnOpportunitySearch = SearchOf<typeof ownOpportunityList>
export type ManagedOpportunitySearch = SearchOf<typeof managedOpportunityList>
