import { UnstyledButton } from '@mantine/core'
import { type Icon, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './chip.module.css'

export type ChipTone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'error' | 'outline'

interface ChipProps {
  children: ReactNode
  tone?: ChipTone
  /** Colour never stands alone: a toned chip has an icon or says its meaning in words. */
  icon?: Icon
  onRemove?: () => void
  /** The name of the remove button; needed when the chip's text is not plain. */
  removeLabel?: string
}

export function Chip({ children, tone = 'neutral', icon: Picture, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={classes.chip} data-tone={tone} data-icon={Picture ? true : undefined}>
      {Picture && <Picture size={14} stroke={2} aria-hidden />}
      <span className={classes.label}>{children}</span>
      {onRemove && (
        <UnstyledButton
          className={classes.remove}
          onClick={onRemove}
          aria-label={removeLabel ?? (typeof children === 'string' ? `Remove ${children}` : 'Remove')}
        >
          <IconX size={14} stroke={2} aria-hidden />
        </UnstyledButton>
      )}
    </span>
  )
}
