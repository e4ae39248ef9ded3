import { Button, CloseButton } from '@mantine/core'
import { DraftNotice } from '../../../ui/drafts/draft-notice'
import { Row } from '../../../ui/layout/box'
import classes from './board.module.css'
import { useBoardScene } from './board-context'
import { stuckTasks, useTyped, useUnsavedTasks } from './new-tasks'

/** Tasks that were typed and could not be saved: their text stays until they are saved or given up. */
export function UnsavedTasks() {
  const { door } = useBoardScene()
  const typed = useTyped(door)
  const { tasks, notice } = useUnsavedTasks(door)
  const stuck = stuckTasks(tasks)
  const problem = stuck.find(({ state }) => state === 'failed')?.problem
  if (stuck.length === 0) return <DraftNotice draft={notice} />
  return (
    <section className={classes.unsaved} role="alert" aria-label="Tasks not added">
      <Row className={classes.unsavedHead} gap={3} justify="between">
        <span>
          <b>{stuck.length === 1 ? '1 task wasn’t added' : `${stuck.length} tasks weren’t added`}</b>
          {problem && `: ${problem}`}
        </span>
        <Button size="compact-sm" onClick={() => typed.retry()}>
          Retry
        </Button>
      </Row>
      <ul className={classes.unsavedTitles}>
        {stuck.map(({ id, body: { title } }) => (
          <li key={id}>
            <span>{title}</span>
            <CloseButton size="sm" aria-label={`Discard ${title}`} onClick={() => typed.discard(id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
