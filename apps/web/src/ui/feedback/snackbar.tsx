import { UnstyledButton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { uniqueKey } from '@praxis/contract/unique-key'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import classes from './snackbar.module.css'

const SECOND = 1000

/** What can still be done about it: 'Undo'. */
interface SnackbarAction {
  readonly label: string
  readonly onPress: () => void
}

function show(kind: 'success' | 'error', text: string, action?: SnackbarAction): void {
  const Icon = kind === 'success' ? IconCircleCheck : IconAlertTriangle
  // The same words twice are one snackbar, not a pile, unless each of them can be answered.
  const id = action ? uniqueKey() : `${kind}:${text}`
  notifications.show({
    id,
    message: action ? <Answerable id={id} text={text} action={action} /> : text,
    icon: <Icon size={18} stroke={1.75} aria-hidden />,
    autoClose: kind === 'success' && !action ? 4 * SECOND : 10 * SECOND,
    'data-kind': kind,
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { icon: 'Close', 'aria-label': 'Close message' },
    classNames: { root: classes.snack, icon: classes.icon, description: classes.text, closeButton: classes.close },
  })
}

function Answerable({ id, text, action }: { id: string; text: string; action: SnackbarAction }) {
  const press = () => {
    notifications.hide(id)
    action.onPress()
  }
  return (
    <span className={classes.answerable}>
      <span className={classes.said}>{text}</span>
      <UnstyledButton className={classes.action} onClick={press}>
        {action.label}
      </UnstyledButton>
    </span>
  )
}

/** Says in a word that something was done: 'Updated successfully'. */
export const showSuccess = (text: string, action?: SnackbarAction): void => show('success', text, action)

/** Says why something was not done. Errors of a form belong under its fields, not here. */
export const showError = (text: string): void => show('error', text)

/** Takes away what is still said, where it would be in the way or is no longer so. */
export const hideSnackbars = (): void => notifications.clean()
