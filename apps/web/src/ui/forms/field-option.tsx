import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './field.module.css'

export interface FieldOption {
  readonly value: string
  readonly label: string
  /** A grey word on the right, such as what kind of thing it is. */
  readonly note?: string
  /** A logo or an avatar, 20 px. */
  readonly picture?: ReactNode
  readonly disabled?: boolean
}

/** Draws a row of an open list; Mantine hands back only value and label, so the rest is looked up. */
export function optionRenderer(options: readonly FieldOption[]) {
  const byValue = new Map(options.map((option) => [option.value, option]))
  return ({
    option,
    checked = false,
  }: {
    option: { value: string; label?: string }
    checked?: boolean | undefined
  }) => {
    const known = byValue.get(option.value)
    return (
      <span className={classes.option}>
        {known?.picture}
        <span className={classes.optionLabel}>{known?.label ?? option.value}</span>
        {checked ? (
          <IconCheck size={16} stroke={1.75} className={classes.optionCheck} aria-hidden />
        ) : (
          known?.note && <span className={classes.optionNote}>{known.note}</span>
        )}
      </span>
    )
  }
}

/** What server-side lists add to a picker: who searches, what waits and what went wrong is told in the field itself. */
export interface OptionSource {
  readonly options: readonly FieldOption[]
  readonly onSearch?: (text: string) => void
  readonly isLoading?: boolean
  readonly loadError?: string | undefined
}

/** The one row of an open list without any: a list has to have options, even if this one cannot be chosen. */
export const emptyListRow = ({ isLoading, loadError }: Omit<OptionSource, 'options'>) => (
  <span role="option" aria-disabled aria-selected={false} tabIndex={-1}>
    {loadError ?? (isLoading ? 'Loading…' : 'Nothing found')}
  </span>
)

/** Once the server has searched, the browser must not filter its answer again. */
export const unfiltered = <Options,>({ options }: { options: Options }): Options => options
