import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { Placed } from '@praxis/domain/time/logged-on'
import type { Columns } from '../../../platform/database/columns'

/** What time is on, as rows `p` of targetables are read. */
export interface LoggedOnRow extends Columns<'targetables', 'id' | 'name'> {
  readonly isInternal: boolean
  readonly isOpportunity: boolean
}

export const loggedOnFields = `
  'id', p.id, 'name', p.name, 'isInternal', p.client_id is null, 'isOpportunity', p.kind = 'opportunity'`

/** The project or the opportunity that answers name. */
export const placeOf = (row: LoggedOnRow | null): Pick<TimeSheetSubmission, keyof Placed> => {
  const named = row && { id: row.id, details: { name: row.name } }
  return {
    project: named && !row.isOpportunity ? { ...named, isInternal: row.isInternal } : null,
    opportunity: row?.isOpportunity ? named : null,
  }
}
