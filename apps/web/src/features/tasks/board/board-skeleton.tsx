import type { TaskDisplay } from '@praxis/contract/tasks/task-rules'
import { Row, Stack } from '../../../ui/layout/box'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import classes from './board-skeleton.module.css'

const LISTS = 2
const ROWS = 5
const COLUMNS = 4
const CARDS = 3

/** A board while it loads for the first time, in the shape of how it will be displayed. */
export function BoardSkeleton({ display }: { display: TaskDisplay }) {
  return display === 'kanban' ? <KanbanSkeleton /> : <ListsSkeleton />
}

function ListsSkeleton() {
  return (
    <Stack gap={4} aria-busy>
      {placesOf(LISTS).map((list) => (
        <div key={list} className={classes.list}>
          <Row gap={3} className={classes.head}>
            <Skeleton index={list} />
            <Skeleton shape="number" />
          </Row>
          {placesOf(ROWS).map((row) => (
            <Row key={row} gap={3} className={classes.row}>
              <span className={classes.done} />
              <Skeleton index={list + row} />
              <span className={classes.rest}>
                <Skeleton shape="avatar" />
                <Skeleton shape="number" />
              </span>
            </Row>
          ))}
        </div>
      ))}
    </Stack>
  )
}

function KanbanSkeleton() {
  return (
    <Row align="stretch" gap={3} className={classes.kanban} aria-busy>
      {placesOf(COLUMNS).map((column) => (
        <Stack key={column} gap={2} className={classes.column}>
          <Skeleton index={column} />
          {placesOf(CARDS).map((card) => (
            <Stack key={card} className={classes.card} gap={3} justify="center">
              <Skeleton index={column + card} />
              <Skeleton shape="number" />
            </Stack>
          ))}
        </Stack>
      ))}
    </Row>
  )
}
