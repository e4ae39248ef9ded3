import type { Task } from '@praxis/contract/tasks/task-shapes'
import { useAskBeforeUnload } from '../../../ui/drafts/use-ask-before-unload'
import { showError } from '../../../ui/feedback/snackbar'
import { CHOOSE_FIRST } from '../../../ui/forms/changed-meanwhile'
import { useMergedDraft } from '../../../ui/forms/use-merged-draft'
import type { TaskPlace, WrittenTexts } from '../board/board-changes'
import { useBoardScene } from '../board/board-context'

/** A text of a task while it is edited: what somebody else saves of it meanwhile is shown, never overwritten. */
export function useWrittenText<Field extends keyof WrittenTexts>(
  task: TaskPlace & Pick<Task, Field | 'version'>,
  field: Field,
) {
  const { change } = useBoardScene()
  const saved: { readonly text: string } = { text: task[field] }
  const { form, isBegun, collisions, notice, edit, choose, discard } = useMergedDraft(`task/${task.id}/${field}`, saved)
  useAskBeforeUnload(isBegun)
  return {
    /** Undefined while nothing is being written. */
    text: isBegun ? form.text : undefined,
    collisions,
    notice,
    write: (text: string) => edit({ text }),
    choose,
    forget: discard,
    /** Resolves to whether the text is saved. */
    save: async (text: string): Promise<boolean> => {
      if (collisions.length > 0) {
        showError(CHOOSE_FIRST)
        return false
      }
      const shown = field === 'title' ? { title: text } : {}
      const changes = { [field]: text, version: task.version }
      return change({ kind: 'update', tasks: [task], changes, shown, rewritten: { [field]: task[field] } })
    },
  }
}
