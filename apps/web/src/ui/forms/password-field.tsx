import { ActionIcon, TextInput } from '@mantine/core'
import { IconArrowBigUpLine, IconEye, IconEyeOff } from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { Row } from '../layout/box'
import { type FieldProps, inputProps } from './field'
import classes from './field.module.css'

interface PasswordFieldProps extends FieldProps<string> {
  readonly autoComplete: 'current-password' | 'new-password'
  /** Stands across from the label, such as the way to a forgotten password. */
  readonly aside?: ReactNode
}

export function PasswordField({ autoComplete, aside, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const [isCapsLock, setIsCapsLock] = useState(false)
  const noteCapsLock = (event: KeyboardEvent | MouseEvent) => setIsCapsLock(event.getModifierState('CapsLock'))

  const hint = isCapsLock ? (
    <Row as="span" inline gap={1} tone="warning" role="status">
      <IconArrowBigUpLine size={14} stroke={2} aria-hidden />
      Caps Lock is on
    </Row>
  ) : (
    field.hint
  )

  return (
    <div className={classes.withAside}>
      <TextInput
        {...inputProps({ ...field, hint })}
        // A refused password keeps its message, and the hint beside it tells the likely cause.
        description={hint}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        spellCheck={false}
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
        onKeyDown={noteCapsLock}
        onKeyUp={noteCapsLock}
        onMouseDown={noteCapsLock}
        onBlur={() => {
          setIsCapsLock(false)
          field.onBlur?.()
        }}
        rightSection={
          <ActionIcon
            size="sm"
            disabled={field.disabled ?? false}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            // The field keeps the focus, so that looking at the password does not check it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <IconEyeOff size={18} stroke={1.75} /> : <IconEye size={18} stroke={1.75} />}
          </ActionIcon>
        }
      />
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  )
}
