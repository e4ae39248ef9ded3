import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import classes from './snackbar.module.css'

const SECOND = 1000

function show(kind: 'success' | 'error', text: string): void {
  const Icon = kind === 'success' ? IconCircleCheck : IconAlertTriangle
  notifications.show({
    // The same words twice are one snackbar, not a pile.
    id: `${kind}:${text}`,
    message: text,
    icon: <Icon size={18} stroke={1.75} aria-hidden />,
    autoClose: kind === 'success' ? 4 * SECOND : 10 * SECOND,
    'data-kind': kind,
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { icon: 'Close', 'aria-label': 'Close' },
    classNames: { root: classes.snack, icon: classes.icon, description: classes.text, closeButton: classes.close },
  })
}

/** Says in a word that something was done: 'Updated successfully'. */
export const showSuccess = (text: string): void => show('success', text)

/** Says why something was not done. Errors of a form belong under its fields, not here. */
export const showError = (text: string): void => show('error', text)
