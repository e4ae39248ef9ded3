import type { ActionWords } from '@praxis/contract/company/history-actions'
import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import type { Currency } from '@praxis/contract/protocol/values'
import { shownTargetableEntry } from '../../projects/targetable-history'
import type { HistoryOfOpportunity } from './histories-of-opportunity'

const ACTIONS: ActionWords<HistoryOfOpportunity> = {
  created: 'created the opportunity',
  updated: 'changed the opportunity',
  completed: 'closed the opportunity',
  reopened: 'reopened the opportunity',
  deleted: 'deleted the opportunity',
  stageChanged: 'moved it to another stage',
  movedToProject: 'moved it to a project',
  roleAdded: 'added a role',
  roleUpdated: 'changed a role',
  roleRemoved: 'deleted a role',
  bookingsChanged: 'changed bookings',
  permissionGiven: 'gave access',
  permissionChanged: 'changed access',
  permissionTaken: 'removed access',
  ratesChanged: 'changed the rates of a role',
  planSaved: 'saved the budget plan',
}

/** A record of an opportunity or of a part of it, in the words of the page. */
export const shownOpportunityEntry = (entry: HistoryEntry, currency: Currency) =>
  shownTargetableEntry(entry, currency, { name: 'Name', actions: ACTIONS })
