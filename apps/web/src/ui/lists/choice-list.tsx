import { TextInput, UnstyledButton } from '@mantine/core'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from './filter-bar.module.css'
import { moveFocus } from './move-focus'

export interface Choice {
  readonly value: string
  readonly label: string
  /** An avatar or a logo, 20 px. */
  readonly picture?: ReactNode
}

interface ChoiceListProps {
  readonly label: string
  /** What there is to choose from; absent while it loads. */
  readonly choices: readonly Choice[] | undefined
  readonly selected: ReadonlySet<string>
  readonly onChoose: (value: string) => void
  /** Several may be chosen, one after the other. */
  readonly multiple?: boolean
  /** There is a field to search with, however few choices there are. */
  readonly searchable?: boolean
  /** The server looks for what is typed; without it the choices are narrowed here. */
  readonly onSearch?: ((text: string) => void) | undefined
  readonly error?: string | undefined
}

const WORTH_SEARCHING = 8

/** Choices in something that floats: one of them, or several. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, choices, selected, onChoose, multiple = false, onSearch, error } = props
  const [typed, setTyped] = useState('')
  const hasSearch = props.searchable || (choices?.length ?? 0) >= WORTH_SEARCHING
  const wanted = typed.trim().toLowerCase()
  const shown = onSearch ? choices : choices?.filter((choice) => choice.label.toLowerCase().includes(wanted))
  const first = shown?.find(({ value }) => selected.has(value)) ?? shown?.[0]
  return (
    <fieldset className={classes.search} onKeyDown={moveFocus} aria-label={label}>
      {hasSearch && (
        <TextInput
          size="xs"
          data-autofocus
          data-choice
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder="Search…"
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            onSearch?.(event.currentTarget.value)
          }}
        />
      )}
      {shown && shown.length > 0 ? (
        <div className={classes.choices} role="menu" aria-label={label}>
          {shown.map((choice) => (
            <UnstyledButton
              key={choice.value}
              className={classes.choice}
              role={multiple ? 'menuitemcheckbox' : 'menuitemradio'}
              data-choice
              data-autofocus={(!hasSearch && choice === first) || undefined}
              aria-checked={selected.has(choice.value)}
              onClick={() => onChoose(choice.value)}
            >
              {choice.picture}
              <span className={classes.choiceLabel}>{choice.label}</span>
              {selected.has(choice.value) && <IconCheck size={16} stroke={1.75} aria-hidden />}
            </UnstyledButton>
          ))}
        </div>
      ) : (
        <p className={classes.none}>{error ?? (choices ? 'Nothing found' : 'Loading…')}</p>
      )}
    </fieldset>
  )
}
