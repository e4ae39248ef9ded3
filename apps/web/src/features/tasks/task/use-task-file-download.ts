import { useMemo } from 'react'
import { api } from '../../../api/api'
import { attempt } from '../../../ui/feedback/attempt'
import type { LinkedFile } from '../../../ui/files/linked-file'
import { saveFile } from '../../../ui/files/save-file'
import { isOfFirm } from '../board/board-rights'
import type { BoardDoor } from '../board-door'
import { placeParams } from '../tasks.queries'

interface TaskPlace {
  readonly id: string
  readonly taskList: { readonly id: string }
}

/** How visitors of a portal fetch files of a task: by a call that says who they are. People of the firm have addresses. */
export function useTaskFileDownload(door: BoardDoor, { id, taskList: { id: listID } }: TaskPlace) {
  return useMemo(() => {
    if (isOfFirm(door)) return undefined
    const params = placeParams({ id, taskList: { id: listID } })
    return ({ id: fileId, name }: LinkedFile) =>
      void attempt(
        api.download(door.board.getTaskFile, { params: { ...params, fileId } }).then((file) => saveFile(file, name)),
      )
  }, [door, id, listID])
}
