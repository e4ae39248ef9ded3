import type { ListStates } from '../../ui/lists/list-states'
import type { Selection } from '../../ui/lists/selection'
import type { ApprovalTypeView } from '../requests/request-type-view'
import type { ApprovalActions } from './use-approval-actions'
import type { ListedGroup } from './use-listed-approvals'

/** The props that the table and the cards of phones share. */
export interface ApprovalListProps extends ListStates {
  readonly view: ApprovalTypeView
  readonly label: string
  /** Absent while the groups load for the first time. */
  readonly groups: ListedGroup[] | undefined
  /** Each request is listed by itself, not in a group. */
  readonly isByEntry: boolean
  readonly selection: Selection
  /** The groups whose entries stand open. */
  readonly unfolded: ReadonlySet<string>
  readonly onToggle: (id: string) => void
  readonly actions: ApprovalActions
}
