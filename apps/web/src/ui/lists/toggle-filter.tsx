import { UnstyledButton } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import classes from './filter-bar.module.css'

interface ToggleFilterProps {
  label: string
  /** The filter's value in words, while it is on. */
  value: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A filter with nothing to choose: a press puts it on, another one takes it off. */
export function ToggleFilter({ label, value, isOn, onChange }: ToggleFilterProps) {
  return (
    <span className={classes.filter} data-on={isOn || undefined} data-narrows={isOn || undefined}>
      <UnstyledButton className={classes.open} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
        {isOn ? (
          <>
            {label}: <b className={classes.value}>{value}</b>
            <IconX size={14} stroke={1.75} aria-hidden />
          </>
        ) : (
          <>
            <IconPlus size={14} stroke={1.75} aria-hidden />
            {label}
          </>
        )}
      </UnstyledButton>
    </span>
  )
}
