import { Button } from '@mantine/core'
import type { Task } from '@praxis/contract/tasks/task-shapes'
import {
  cleanDynamicDetails,
  type EditedDetail,
  isEmptyDetailValue,
  withDefinedDetails,
} from '@praxis/domain/dynamic-details/dynamic-detail'
import { dynamicDetailProblems } from '@praxis/domain/dynamic-details/dynamic-detail-problems'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftNotice } from '../../../ui/drafts/draft-notice'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { DynamicDetailsRows } from '../../../ui/forms/dynamic-details/dynamic-details-rows'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { DetailsList } from '../../../ui/layout/details-list'
import { recordNames } from '../../clients/record-names'
import { recordPickers } from '../../clients/record-pickers'
import { useBoardScene } from '../board/board-context'
import type { BoardDoor } from '../board-door'
import { taskOptionsQuery } from '../tasks.queries'
import classes from './task-panel.module.css'
import { useKeptDraft } from './use-kept-draft'

/** The custom fields that the board asks of each of its tasks, and the others that this task has. */
export function TaskDetails({ door, task }: { door: BoardDoor; task: Task }) {
  const { change } = useBoardScene()
  const { data: options } = useQuery(taskOptionsQuery(door))
  const { draft, notice, keep, forget } = useKeptDraft<readonly EditedDetail[]>('details', task.id, task.dynamicDetails)
  const [isOpened, setIsOpen] = useState(false)
  const isOpen = isOpened || draft !== undefined
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const definitions = options?.taskDynamicDetails ?? []
  const rows = withDefinedDetails(task.dynamicDetails, definitions)
  const filled = task.dynamicDetails.filter((row) => !isEmptyDetailValue(row))
  const close = () => {
    forget()
    setProblem(undefined)
    setIsOpen(false)
  }
  const save = async () => {
    if (!draft) return close()
    const [first] = dynamicDetailProblems(draft)
    setProblem(first?.message)
    if (first) return
    setIsSaving(true)
    const dynamicDetails = cleanDynamicDetails(draft)
    const isSaved = await change({ kind: 'update', tasks: [task], changes: { dynamicDetails }, shown: {} })
    setIsSaving(false)
    if (isSaved) close()
  }
  if (!task.can.edit && filled.length === 0) return null
  return (
    <Stack as="section" gap={2} shrinks aria-label="Details">
      <Text as="h3" size={13} weight="semi">
        Details
      </Text>
      {isOpen && task.can.edit ? (
        <>
          <DraftNotice draft={{ ...notice, discardRestored: close }} />
          <DynamicDetailsEditor
            label="Details"
            hideLabel
            value={draft ?? rows}
            onChange={keep}
            error={problem}
            definedKeys={definitions.map(({ key }) => key)}
            pickers={recordPickers}
          />
          <Row gap={2} align="stretch" justify="end">
            <Button variant="default" size="xs" disabled={isSaving} onClick={close}>
              Cancel
            </Button>
            <Button size="xs" loading={isSaving} onClick={() => void save()}>
              Save
            </Button>
          </Row>
        </>
      ) : (
        <>
          {task.can.edit && <DraftNotice draft={notice} />}
          {filled.length > 0 && (
            <DetailsList>
              <DynamicDetailsRows details={filled} names={recordNames} />
            </DetailsList>
          )}
          {task.can.edit && (
            <Button className={classes.edit ?? ''} variant="subtle" size="compact-sm" onClick={() => setIsOpen(true)}>
              {rows.length > 0 ? 'Edit details' : 'Add details'}
            </Button>
          )}
        </>
      )}
    </Stack>
  )
}
