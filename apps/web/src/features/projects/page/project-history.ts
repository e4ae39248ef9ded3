import type { ActionWords } from '@praxis/contract/company/history-actions'
import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import type { Currency } from '@praxis/contract/protocol/values'
import { shownTargetableEntry } from '../targetable-history'
import type { HistoryOfProject } from './histories-of-project'

const ACTIONS: ActionWords<HistoryOfProject> = {
  created: 'created the project',
  updated: 'changed the project',
  completed: 'completed the project',
  reopened: 'reopened the project',
  deleted: 'deleted the project',
  roleAdded: 'added a role',
  roleUpdated: 'changed a role',
  roleRemoved: 'deleted a role',
  bookingsChanged: 'changed bookings',
  permissionGiven: 'gave access',
  permissionChanged: 'changed access',
  permissionTaken: 'removed access',
  ratesChanged: 'changed the rates of a role',
  timeReRated: 're-rated logged time',
  planSaved: 'saved the budget plan',
  agreementsUpdated: 'changed the agreements',
  billingUpdated: 'changed how the project is billed',
  schedulerUpdated: 'changed the invoice scheduler',
  madeFromOpportunity: 'made this project from an opportunity',
  resourcePlanCleared: 'cleared the resource plan',
}

/** A record of a project or of a part of it, in the words of the page. */
export const shownProjectEntry = (entry: HistoryEntry, currency: Currency) =>
  shownTargetableEntry(entry, currency, { name: 'Project name', actions: ACTIONS })
