import { UnstyledButton } from '@mantine/core'
import type { InvoiceItem } from '@praxis/contract/invoices/invoice-shapes'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from '../../../ui/keys/is-composing'
import { Text } from '../../../ui/layout/box'
import classes from './items.module.css'

interface ItemNameProps {
  readonly item: InvoiceItem
  /** Absent where it cannot be changed. */
  readonly onRename?: ((name: string) => void) | undefined
}

const LONGEST = 200

/** What an item is called, edited in place: Enter takes it, Escape takes it back. */
export function ItemName({ item: { name }, onRename }: ItemNameProps) {
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOver = useRef(false)
  const isEdited = typed !== undefined
  useEffect(() => {
    if (isEdited) input.current?.select()
  }, [isEdited])
  if (!onRename)
    return (
      <Text weight="medium" breaks>
        {name}
      </Text>
    )
  const end = (takes: boolean, returnsFocus: boolean) => {
    if (isOver.current || typed === undefined) return
    isOver.current = true
    const next = typed.trim()
    if (takes && next !== '' && next !== name) onRename(next)
    setTyped(undefined)
    if (returnsFocus) requestAnimationFrame(() => button.current?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      end(true, true)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      end(false, true)
    }
  }
  if (!isEdited)
    return (
      <UnstyledButton
        ref={button}
        className={classes.name ?? ''}
        aria-label={`Rename ${name}`}
        onClick={() => {
          isOver.current = false
          setTyped(name)
        }}
      >
        {name}
      </UnstyledButton>
    )
  return (
    <input
      ref={input}
      className={classes.nameInput}
      aria-label={`Name of ${name}`}
      autoComplete="off"
      // The press that opens the field also leads the keyboard to it.
      // biome-ignore lint/a11y/noAutofocus: see above
      autoFocus
      maxLength={LONGEST}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(true, false)}
    />
  )
}
