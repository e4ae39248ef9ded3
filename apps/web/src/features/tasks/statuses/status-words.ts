import type { TaskProgress } from '@praxis/contract/tasks/task-rules'

export const PROGRESS_WORDS: Readonly<Record<TaskProgress, string>> = {
  toDo: 'To do',
  inProgress: 'In progress',
  finished: 'Finished',
}
