import { IconDownload } from '@tabler/icons-react'
import classes from './file-button.module.css'

interface FileButtonProps {
  readonly label: string
  readonly isWaiting: boolean
  readonly onPress: () => void
}

/** Downloads a file; while it is on its way, it cannot be asked for twice. */
export function FileButton({ label, isWaiting, onPress }: FileButtonProps) {
  return (
    <button type="button" className={classes.button} aria-label={label} aria-busy={isWaiting} onClick={onPress}>
      {isWaiting ? (
        <span className={classes.wheel} aria-hidden />
      ) : (
        <IconDownload size={18} stroke={1.75} aria-hidden />
      )}
    </button>
  )
}
