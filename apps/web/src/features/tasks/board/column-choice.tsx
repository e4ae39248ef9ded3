import { Button, Popover } from '@mantine/core'
import { type TaskColumn, taskColumns } from '@praxis/contract/tasks/task-rules'
import { IconColumns3 } from '@tabler/icons-react'
import { icon } from '../../../ui/icon'
import { ChoiceList } from '../../../ui/lists/choice-list'
import { COLUMNS } from '../task-words'
import classes from './board.module.css'

interface ColumnChoiceProps {
  readonly columns: readonly TaskColumn[]
  readonly onChange: (columns: TaskColumn[]) => void
}

/** The columns that the table shows beside the title, for everybody who opens it. */
export function ColumnChoice({ columns, onChange }: ColumnChoiceProps) {
  const chosen = new Set<string>(columns)
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button className={classes.columnChoice ?? ''} variant="subtle" leftSection={<IconColumns3 {...icon} />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        <ChoiceList
          label="Columns"
          multiple
          choices={taskColumns.map((column) => ({ value: column, label: COLUMNS[column] }))}
          selected={chosen}
          onChoose={(value) =>
            // Columns are saved in the order in which they are offered, however they were chosen.
            onChange(taskColumns.filter((column) => (column === value) !== chosen.has(column)))
          }
        />
      </Popover.Dropdown>
    </Popover>
  )
}
