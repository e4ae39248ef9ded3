import { TextInput, UnstyledButton } from '@mantine/core'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { isComposing } from '../keys/is-composing'
import { bestFirst, matchRank } from '../keys/match-rank'
import { useActiveChoice } from '../keys/use-active-choice'
import { Text } from '../layout/box'
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
  /** The choices; absent while they load. */
  readonly choices: readonly Choice[] | undefined
  readonly selected: ReadonlySet<string>
  readonly onChoose: (value: string) => void
  /** Several may be chosen, one after the other. */
  readonly multiple?: boolean
  /** Shows a search field, however few choices there are. */
  readonly searchable?: boolean
  /** Searches on the server for the typed text; without it the choices are filtered here. */
  readonly onSearch?: ((text: string) => void) | undefined
  /** The choices are not those of the typed text yet. */
  readonly isLoading?: boolean | undefined
  readonly error?: string | undefined
}

const WORTH_SEARCHING = 8

/** A floating list of choices: one, or several. A search field keeps the keyboard: Enter takes the active choice. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, choices, selected, onChoose, multiple = false, onSearch, error } = props
  const isLoading = props.isLoading ?? choices === undefined
  const [typed, setTyped] = useState('')
  const [isTaking, setIsTaking] = useState(false)
  const listId = useId()
  const hasSearch = props.searchable || (choices?.length ?? 0) >= WORTH_SEARCHING
  const words = typed.trim()
  const shown =
    onSearch || words === '' ? choices : bestFirst(choices ?? [], (choice) => matchRank(choice.label, words))
  const takable = isLoading ? [] : (shown ?? [])
  const first = shown?.find(({ value }) => selected.has(value)) ?? shown?.[0]
  const choice = useActiveChoice(
    takable.map(({ value }) => value),
    words === '' ? undefined : takable[0]?.value,
  )

  useEffect(() => {
    if (!isTaking || isLoading) return
    setIsTaking(false)
    if (choice.active !== undefined) onChoose(choice.active)
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      choice.move(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    if (choice.active !== undefined) onChoose(choice.active)
    else setIsTaking(words !== '' && isLoading)
  }

  return (
    <fieldset className={classes.search} onKeyDown={hasSearch ? undefined : moveFocus} aria-label={label}>
      {hasSearch && (
        <TextInput
          size="xs"
          data-autofocus
          autoComplete="off"
          aria-label={`Search ${label.toLowerCase()}`}
          aria-controls={listId}
          aria-activedescendant={choice.activeId}
          placeholder="Search…"
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setIsTaking(false)
            choice.forget()
            onSearch?.(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
        />
      )}
      {shown && shown.length > 0 ? (
        <div className={classes.choices} role="menu" id={listId} aria-label={label}>
          {shown.map((each) => (
            <UnstyledButton
              key={each.value}
              id={choice.idOf(each.value)}
              className={classes.choice}
              role={multiple ? 'menuitemcheckbox' : 'menuitemradio'}
              data-choice
              data-active={each.value === choice.active || undefined}
              data-autofocus={(!hasSearch && each === first) || undefined}
              aria-checked={selected.has(each.value)}
              onClick={() => onChoose(each.value)}
            >
              {each.picture}
              <Text grow shrinks ellipsis>
                {each.label}
              </Text>
              {selected.has(each.value) && <IconCheck size={16} stroke={1.75} aria-hidden />}
            </UnstyledButton>
          ))}
        </div>
      ) : (
        <Text as="p" tone="third" letters={13} style={{ padding: 'var(--s2)' }}>
          {error ?? (isLoading ? 'Loading…' : 'No results')}
        </Text>
      )}
    </fieldset>
  )
}
