import { ActionIcon, Button } from '@mantine/core'
import type { DefaultTaskStatus } from '@praxis/contract/company/company-settings'
import { BACKLOG_STATUS, taskProgresses } from '@praxis/contract/tasks/task-rules'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { ColourField } from '../../../ui/forms/colour-field'
import { swatches } from '../../../ui/forms/colour-rules'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import type { FormField } from '../../../ui/forms/use-form'
import { Grid, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import classes from './default-statuses-card.module.css'

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
export function DefaultStatusesCard({ title, field: { value: statuses, onChange, error } }: DefaultStatusesCardProps) {
  const change = (at: number, changes: Partial<DefaultTaskStatus>) =>
    onChange(statuses.map((status, index) => (index === at ? { ...status, ...changes } : status)))
  const moveUp = (at: number) =>
    onChange(statuses.toSpliced(at - 1, 2, ...statuses.slice(at, at + 1), ...statuses.slice(at - 1, at)))
  return (
    <Card title={title} note="Existing boards stay as they are">
      <Grid as="ul" gap={2} className={classes.rows} aria-label={title}>
        {statuses.map(({ name, color, progress }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a status is known by its place alone
          <Grid key={index} as="li" align="center" gap={2} className={classes.row}>
            <TextField
              label={`Name of status ${index + 1}`}
              hideLabel
              value={name}
              onChange={(next) => change(index, { name: next })}
            />
            <SelectField
              label={`Progress of status ${index + 1}`}
              hideLabel
              value={progress}
              options={taskProgresses.map((each) => ({ value: each, label: PROGRESS_WORDS[each] }))}
              onChange={(chosen) => {
                const next = taskProgresses.find((each) => each === chosen)
                if (next) change(index, { progress: next })
              }}
            />
            <ColourField
              label={`Colour of status ${index + 1}`}
              hideLabel
              value={color}
              swatches={swatches}
              onChange={(next) => change(index, { color: next })}
            />
            <ActionIcon aria-label={`Move ${name} up`} disabled={index === 0} onClick={() => moveUp(index)}>
              <IconArrowUp size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
            <ActionIcon aria-label={`Remove ${name}`} onClick={() => onChange(statuses.toSpliced(index, 1))}>
              <IconTrash size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Grid>
        ))}
      </Grid>
      {error && (
        <Text as="p" tone="error" letters={13} style={{ marginBottom: 'var(--s3)' }} role="alert">
          {error}
        </Text>
      )}
      <Button
        variant="default"
        disabled={statuses.length >= MOST_STATUSES}
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => onChange([...statuses, { name: '', color: '#186ea4', progress: 'inProgress' }])}
      >
        Add status
      </Button>
    </Card>
  )
}
