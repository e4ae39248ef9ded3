import type { Task } from '@praxis/contract/tasks/task-shapes'
import { showError } from '../../../ui/feedback/snackbar'
import { CHOOSE_FIRST } from '../../../ui/forms/changed-meanwhile'
import { type Draft, mergeDraft, type Side } from '../../../ui/forms/draft'
import type { TaskPlace, WrittenTexts } from '../board/board-changes'
import { useBoardScene } from '../board/board-context'
import { useKeptDraft } from './use-kept-draft'

interface Written {
  readonly text: string
}

/** A text of a task while it is edited: what somebody else saves of it meanwhile is shown, never overwritten. */
export function useWrittenText<Field extends keyof WrittenTexts>(
  task: TaskPlace & Pick<Task, Field | 'version'>,
  field: Field,
) {
  const { change } = useBoardScene()
  const { draft: kept, notice, keep, forget } = useKeptDraft<Draft<Written>>(field, task.id)
  const saved: Written = { text: task[field] }
  const { draft, collisions } = mergeDraft(kept ?? { edited: saved, base: saved }, saved)
  return {
    /** Undefined while nothing is being written. */
    text: kept && draft.edited.text,
    collisions,
    notice,
    write: (text: string) => keep({ ...draft, edited: { text } }),
    choose: (_: string, side: Side) => keep(mergeDraft(draft, saved, {}, () => side).draft),
    forget,
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
