import type { DefaultTaskStatus } from '@praxis/contract/company/company-settings'
import { BACKLOG_STATUS, taskProgresses } from '@praxis/contract/tasks/task-rules'
import { ColourField } from '../../../ui/forms/colour-field'
import { swatches } from '../../../ui/forms/colour-rules'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import type { FormField } from '../../../ui/forms/use-form'
import { OrderedListCard } from './ordered-list-card'
import classes from './ordered-list-card.module.css'

const PROGRESS_WORDS = { toDo: 'To do', inProgress: 'In progress', finished: 'Finished' }
const MOST_STATUSES = 20
const LONGEST_NAME = 60

/** The first problem of the statuses; their names must also differ from that of the backlog, which is always there. */
export const statusesProblem = (statuses: readonly DefaultTaskStatus[]): string | undefined => {
  const names = [BACKLOG_STATUS.name, ...statuses.map(({ name }) => name)].map((name) => name.trim().toLowerCase())
  if (names.includes('')) return 'Name is required'
  if (names.some((name) => name.length > LONGEST_NAME)) return `Maximum ${LONGEST_NAME} characters`
  return new Set(names).size < names.length ? 'Each status needs a unique name' : undefined
}

interface DefaultStatusesCardProps {
  readonly title: string
  readonly field: FormField<readonly DefaultTaskStatus[]>
}

/** The statuses that boards of new projects start with. */
export const DefaultStatusesCard = (props: DefaultStatusesCardProps) => (
  <OrderedListCard<DefaultTaskStatus>
    {...props}
    note="Existing boards stay as they are"
    noun="status"
    most={MOST_STATUSES}
    begun={{ name: '', color: '#186ea4', progress: 'inProgress' }}
    nameOf={({ name }) => name}
    rowClass={classes.status}
    fields={(status, number, change) => (
      <>
        <TextField
          label={`Name of status ${number}`}
          hideLabel
          value={status.name}
          onChange={(name) => change({ ...status, name })}
        />
        <SelectField
          label={`Progress of status ${number}`}
          hideLabel
          value={status.progress}
          options={taskProgresses.map((each) => ({ value: each, label: PROGRESS_WORDS[each] }))}
          onChange={(chosen) => {
            const progress = taskProgresses.find((each) => each === chosen)
            if (progress) change({ ...status, progress })
          }}
        />
        <ColourField
          label={`Colour of status ${number}`}
          hideLabel
          value={status.color}
          swatches={swatches}
          onChange={(color) => change({ ...status, color })}
        />
      </>
    )}
  />
)
