import { TextInput, UnstyledButton } from '@mantine/core'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './filter-bar.module.css'
import { moveFocus } from './move-focus'
import type { SearchChoice } from './search-filter'

interface ChoiceListProps {
  readonly label: string
  readonly choices: readonly SearchChoice[]
  readonly selected: ReadonlySet<string>
  readonly onChoose: (value: string) => void
  /** Several may be chosen, one after the other. */
  readonly multiple?: boolean
}

const WORTH_SEARCHING = 8

/** Choices in something that floats: one of them, or several. */
export function ChoiceList({ label, choices, selected, onChoose, multiple = false }: ChoiceListProps) {
  const [typed, setTyped] = useState('')
  const isLong = choices.length >= WORTH_SEARCHING
  const wanted = typed.trim().toLowerCase()
  const shown = choices.filter((choice) => choice.label.toLowerCase().includes(wanted))
  const first = shown.find(({ value }) => selected.has(value)) ?? shown[0]
  return (
    <fieldset className={classes.search} onKeyDown={moveFocus} aria-label={label}>
      {isLong && (
        <TextInput
          size="xs"
          data-autofocus
          data-choice
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder="Search…"
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {shown.length === 0 ? (
        <p className={classes.none}>Nothing found</p>
      ) : (
        <div className={classes.choices} role="menu" aria-label={label}>
          {shown.map((choice) => (
            <UnstyledButton
              key={choice.value}
              className={classes.choice}
              role={multiple ? 'menuitemcheckbox' : 'menuitemradio'}
              data-choice
              data-autofocus={(!isLong && choice === first) || undefined}
              aria-checked={selected.has(choice.value)}
              onClick={() => onChoose(choice.value)}
            >
              {choice.picture}
              <span className={classes.choiceLabel}>{choice.label}</span>
              {selected.has(choice.value) && <IconCheck size={16} stroke={1.75} aria-hidden />}
            </UnstyledButton>
          ))}
        </div>
      )}
    </fieldset>
  )
}
