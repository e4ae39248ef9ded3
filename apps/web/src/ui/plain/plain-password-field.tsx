import { IconArrowBigUpLine, IconEye, IconEyeOff } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import classes from './plain.module.css'
import { PlainField, type PlainFieldProps } from './plain-field'

/** A field for a password that can be made visible, with a hint when Caps Lock is on. */
export function PlainPasswordField(props: Omit<PlainFieldProps, 'type' | 'hint' | 'inside'>) {
  const [isShown, setIsShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const noticeCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'))
  const Eye = isShown ? IconEyeOff : IconEye
  return (
    <PlainField
      {...props}
      type={isShown ? 'text' : 'password'}
      onKeyDown={noticeCapsLock}
      onKeyUp={noticeCapsLock}
      hint={
        capsLock && (
          <>
            <IconArrowBigUpLine size={14} stroke={1.75} aria-hidden />
            Caps Lock is on
          </>
        )
      }
      inside={
        <button
          type="button"
          className={classes.inside}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
        >
          <Eye size={18} stroke={1.75} aria-hidden />
        </button>
      }
    />
  )
}
