import type { ComponentPropsWithRef } from 'react'
import classes from './plain.module.css'

interface PlainButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: 'filled' | 'default' | 'subtle' | 'approve'
  /** The button is as wide as its words and as high as a control in a bar, not the width of the form. */
  fit?: boolean
  isWaiting?: boolean
}

export function PlainButton({
  variant = 'filled',
  fit = false,
  isWaiting = false,
  children,
  ...button
}: PlainButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classes.button}
      data-variant={variant}
      data-fit={fit || undefined}
      data-loading={isWaiting || undefined}
      disabled={button.disabled || isWaiting}
    >
      {isWaiting && <span className={classes.wheel} aria-hidden />}
      {children}
    </button>
  )
}

/** The class of links that look like buttons. */
export const plainButtonClass = classes.button
