import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Row, Text } from '../layout/box'
import classes from './field.module.css'

export interface FieldOption {
  readonly value: string
  readonly label: string
  /** A grey word on the right, such as the option's kind. */
  readonly note?: string
  /** A logo or an avatar, 20 px. */
  readonly picture?: ReactNode
  readonly disabled?: boolean
}

export function OptionRow({ option, isChosen }: { option: FieldOption; isChosen: boolean }) {
  return (
    <Row as="span" gap={2} shrinks style={{ width: '100%' }}>
      {option.picture}
      <Text grow shrinks ellipsis>
        {option.label}
      </Text>
      {isChosen ? (
        <IconCheck size={16} stroke={1.75} className={classes.optionCheck} aria-hidden />
      ) : (
        option.note && (
          <Text rigid tone="third" size={12}>
            {option.note}
          </Text>
        )
      )}
    </Row>
  )
}

/** A picker's search on the server: what is loading and what went wrong is shown in the field itself. */
export interface OptionSource {
  readonly options: readonly FieldOption[]
  readonly onSearch?: ((text: string) => void) | undefined
  /** The options are not those of the typed text yet. */
  readonly isLoading?: boolean | undefined
  readonly loadError?: string | undefined
}

/** The one row of an open list without any: a list has to have options, even if this one cannot be chosen. */
export const emptyListRow = ({ isLoading, loadError }: Omit<OptionSource, 'options'>) => (
  <span role="option" aria-disabled aria-selected={false} tabIndex={-1}>
    {loadError ?? (isLoading ? 'Loading…' : 'No results')}
  </span>
)
