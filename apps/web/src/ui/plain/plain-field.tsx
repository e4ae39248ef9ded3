import { IconAlertTriangle } from '@tabler/icons-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import classes from './plain.module.css'

export interface PlainFieldProps extends ComponentPropsWithRef<'input'> {
  label: string
  /** Beside the label, such as 'Forgot password?'. */
  labelEnd?: ReactNode
  error?: string
  hint?: ReactNode
  /** A button inside the field, at its end. */
  inside?: ReactNode
}

export function PlainField({ label, labelEnd, error, hint, inside, ...input }: PlainFieldProps) {
  const generatedId = useId()
  const id = input.id ?? generatedId
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={classes.field}>
      <span className={classes.labels}>
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
        {labelEnd}
      </span>
      <span className={classes.box}>
        <input
          {...input}
          id={id}
          className={classes.input}
          data-with-button={inside ? true : undefined}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={describedBy || undefined}
        />
        {inside}
      </span>
      {error && (
        <span className={classes.problem} id={`${id}-error`}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
          {error}
        </span>
      )}
      {hint && (
        <span className={classes.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}

/** What a field for a username has, wherever people sign in or up. */
export const usernameInput = {
  label: 'Username',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
