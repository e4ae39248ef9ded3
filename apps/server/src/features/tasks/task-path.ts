import { kindCalled } from '../targetables/queries/targetable-kinds'

interface BoardOfTargetable {
  readonly targetableId: string
  readonly kind: string
}

/** Where in a workspace the board of a targetable is opened. */
export const pathOfBoard = ({ targetableId, kind }: BoardOfTargetable): string =>
  `${kindCalled(kind).path}/${targetableId}/taskLists`

/** Where in a workspace a task of a targetable's board is opened. */
export const pathOfTask = ({ taskId, ...board }: BoardOfTargetable & { readonly taskId: string }): string =>
  `${pathOfBoard(board)}/${taskId}`
