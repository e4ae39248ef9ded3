import { portalTasks } from '@praxis/contract/portals/portal-tasks'
import { required } from '@praxis/domain/validation/rule'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useCall } from '../../../api/use-call'
import { PlainAlert } from '../../../ui/plain/plain-alert'
import { PlainButton } from '../../../ui/plain/plain-button'
import { PlainField } from '../../../ui/plain/plain-field'
import { usePlainForm } from '../../../ui/plain/use-plain-form'
import { usePortal } from '../frame/portal-context'
import { PortalLink } from '../place/place-context'
import type { Board } from './board'
import classes from './new-task.module.css'

const LONGEST_TITLE = 500

interface Added {
  readonly id: string
  readonly title: string
  readonly list: string
}

interface NewTaskProps {
  /** There is one at least. */
  readonly lists: Board['items']
  readonly onClose: () => void
}

/** A task is added by its title, and the next one can be typed; the rest of it is said on its page. */
export default function NewTask({ lists, onClose }: NewTaskProps) {
  const [chosenID, setChosenID] = useState<string>()
  const [added, setAdded] = useState<readonly Added[]>([])
  const latest = added.at(-1)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the form from each of its fields
    <div className={classes.place} onKeyDown={onKeyDown}>
      <TaskForm
        key={added.length}
        lists={lists}
        chosenID={chosenID}
        onChoose={setChosenID}
        onAdded={(task) => setAdded([...added, task])}
        onClose={onClose}
      />
      <p role="status" className={classes.added}>
        {latest && (
          <>
            <PortalLink page="tasks" id={latest.id}>
              {latest.title}
            </PortalLink>
            {` was added to ${latest.list}.`}
          </>
        )}
      </p>
    </div>
  )
}

interface TaskFormProps extends NewTaskProps {
  readonly chosenID: string | undefined
  readonly onChoose: (listID: string) => void
  readonly onAdded: (task: Added) => void
}

function TaskForm({ lists, chosenID, onChoose, onAdded, onClose }: TaskFormProps) {
  const { reference } = usePortal()
  const selectId = useId()
  const title = useRef<HTMLInputElement>(null)
  // Somebody may delete the list that was chosen.
  const list = lists.find(({ id }) => id === chosenID) ?? lists[0]
  const { mutateAsync: create } = useCall(
    portalTasks.createTask,
    (given: { taskListId: string; title: string; idempotencyKey: string }) => ({
      params: { projectId: reference, taskListId: given.taskListId },
      body: { title: given.title },
      idempotencyKey: given.idempotencyKey,
    }),
  )
  const form = usePlainForm({
    initialValues: { title: '' },
    rules: () => ({ title: [required('Title')] }),
    onSubmit: async (values, idempotencyKey) => {
      if (!list) return
      const task = await create({ taskListId: list.id, title: values.title.trim(), idempotencyKey })
      onAdded({ id: task.id, title: task.title, list: list.name })
    },
  })
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <form {...form.formProps} className={classes.form} aria-label="New task">
      <div className={classes.title}>
        <PlainField
          {...form.field('title')}
          ref={title}
          label="New task"
          placeholder="What needs doing?"
          maxLength={LONGEST_TITLE}
          autoComplete="off"
        />
      </div>
      {lists.length > 1 && (
        <span className={classes.list}>
          <label htmlFor={selectId}>List</label>
          <select id={selectId} value={list?.id} onChange={({ currentTarget: { value } }) => onChoose(value)}>
            {lists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </span>
      )}
      <span className={classes.buttons}>
        <PlainButton variant="default" onClick={onClose}>
          Close
        </PlainButton>
        <PlainButton type="submit" isWaiting={form.isWaiting}>
          Add
        </PlainButton>
      </span>
      {form.refusal && (
        <div className={classes.refusal}>
          <PlainAlert title="Not added. ">{form.refusal.message}</PlainAlert>
        </div>
      )}
    </form>
  )
}
