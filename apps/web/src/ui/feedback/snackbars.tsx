import { useMediaQuery } from '@mantine/hooks'
import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import classes from './snackbar.module.css'

/** The place of snackbars: bottom right; at the top on phones, where thumbs and docks are at the bottom. */
export default function Snackbars() {
  const isPhone = useMediaQuery('(max-width: 959px)')
  return (
    <Notifications
      className={classes.place ?? ''}
      position={isPhone ? 'top-center' : 'bottom-right'}
      containerWidth={420}
      limit={3}
    />
  )
}
