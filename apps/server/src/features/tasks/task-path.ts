import { kindCalled } from '../targetables/queries/targetable-kinds'

interface TaskOnTargetable {
  readonly taskId: string
  readonly targetableId: string
  readonly kind: string
}

/** Where in a workspace a task of a targetable's board is opened. */
export const pathOfTask = ({ taskId, targetableId, kind }: TaskOnTargetable): string =>
  `${kindCalled(kind).path}/${targetableId}/taskLists/${taskId}`
