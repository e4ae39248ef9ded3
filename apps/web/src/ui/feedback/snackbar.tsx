import { Loader, UnstyledButton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { KeyHint } from '../keys/key-hint'
import { Row } from '../layout/box'
import classes from './snackbar.module.css'

const SECOND = 1000

/** An action on what was done: 'Undo'. */
interface SnackbarAction {
  readonly label: string
  /** The keys that do the same. */
  readonly keys?: string[]
  readonly onPress: () => void
  /** Messages with the same place take each other's, where only the newest can be acted on. */
  readonly place?: string
}

const PLAIN_SUCCESS = 'success'
let successes = 0

/** How long a success is shown; unlike the one before, so that a message in another's place gets its full time. */
const timeOfSuccess = () => 4 * SECOND + (successes++ % 2)
const timeOfAnswer = () => 10 * SECOND + (successes++ % 2)

function show(kind: 'success' | 'error', text: string, action?: SnackbarAction): void {
  const Icon = kind === 'success' ? IconCircleCheck : IconAlertTriangle
  // Snackbars with an action and errors stay until they are read; of plain successes the newest is enough.
  const id = action ? (action.place ?? uniqueKey()) : kind === 'success' ? PLAIN_SUCCESS : `error:${text}`
  const snack = {
    id,
    message: action ? <Answerable id={id} text={text} action={action} /> : text,
    icon: <Icon size={18} stroke={1.75} aria-hidden />,
    autoClose: id === PLAIN_SUCCESS ? timeOfSuccess() : timeOfAnswer(),
    'data-kind': kind,
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { icon: 'Close', 'aria-label': 'Close message' },
    classNames: { root: classes.snack, icon: classes.icon, description: classes.text, closeButton: classes.close },
  }
  notifications.show(snack)
  // Showing a snackbar that is there already leaves it as it is, so it is updated too.
  notifications.update(snack)
}

function Answerable({ id, text, action }: { id: string; text: string; action: SnackbarAction }) {
  const press = () => {
    notifications.hide(id)
    action.onPress()
  }
  return (
    <Row as="span" gap={2} justify="between">
      <span className={classes.said}>{text}</span>
      <UnstyledButton className={classes.action} onClick={press}>
        {action.label}
        {action.keys && <KeyHint keys={action.keys} together />}
      </UnstyledButton>
    </Row>
  )
}

/** Says in a word that something was done: 'Updated successfully'. */
export const showSuccess = (text: string, action?: SnackbarAction): void => show('success', text, action)

/** Says why something failed. Errors of a form belong under its fields, not here. */
export const showError = (text: string): void => show('error', text)

/** Says that something is going on that nothing else shows; returns a function that takes the message away. */
export function showProgress(text: string): () => void {
  const id = uniqueKey()
  notifications.show({
    id,
    message: text,
    icon: <Loader size={18} color="#d8c2e2" aria-hidden />,
    autoClose: false,
    withCloseButton: false,
    role: 'status',
    classNames: { root: classes.snack, icon: classes.icon, description: classes.text },
  })
  return () => notifications.hide(id)
}

/** Removes all snackbars, where they would be in the way or are no longer true. */
export const hideSnackbars = (): void => notifications.clean()
