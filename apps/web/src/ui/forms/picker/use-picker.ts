import { useCombobox } from '@mantine/core'
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isComposing } from '../../keys/is-composing'
import { bestFirst, matchRank } from '../../keys/match-rank'
import { useActiveChoice } from '../../keys/use-active-choice'
import { afterPress } from '../after-press'
import type { FieldOption, OptionSource } from '../field-option'
import { UNSETTLED } from './unsettled-text'

export interface PickerOptions extends OptionSource {
  readonly isSearchable: boolean
  /** The field's text while nothing is typed. */
  readonly restingText: string
  /** The choice on which the keyboard starts in the opened list. */
  readonly chosen?: string | undefined
  readonly onTake: (value: string) => void
  /** Called when the text was deleted, which clears the choice. */
  readonly onEmptied?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
  /** The list stays open for the next choice. */
  readonly staysOpen?: boolean
}

const isSave = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey)

/**
 * The keyboard of every picker. The option that fits the typed text best is active at once, or as soon as the server
 * has found it; Enter takes it, and submits nothing while the list is open or text waits. Text that is left without
 * being a choice stays, shows a problem, and keeps the form from being saved.
 */
export function usePicker(picker: PickerOptions) {
  const { options, isLoading = false, isSearchable, restingText, onSearch, onTake } = picker
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [isLeft, setIsLeft] = useState(false)
  /** What to do with the text once the server has answered. */
  const [awaited, setAwaited] = useState<'take' | 'leave' | 'save'>()
  const element = useRef<HTMLInputElement>(null)
  const store = useCombobox({ opened: isOpen, onOpenedChange: setIsOpen })

  const words = typed?.trim() ?? ''
  const hits = words === '' || onSearch ? options : bestFirst(options, ({ label }) => matchRank(label, words))
  const takable = isLoading && words !== '' ? [] : hits.filter(({ disabled }) => !disabled)
  const choice = useActiveChoice(
    takable.map(({ value }) => value),
    words === '' ? picker.chosen : takable[0]?.value,
  )

  const type = (text: string | undefined) => {
    setTyped(text)
    setIsLeft(false)
    setAwaited(undefined)
    choice.forget()
    if ((text ?? '') !== (typed ?? '')) onSearch?.(text ?? '')
  }
  const open = () => {
    choice.forget()
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  const take = (value: string) => {
    type(undefined)
    if (!picker.staysOpen) close()
    onTake(value)
  }

  /** The option that the text means beyond doubt: the one of that name, or the only one found. */
  const meant = (): FieldOption | undefined => {
    const called = takable.filter(({ label }) => label.trim().toLowerCase() === words.toLowerCase())
    if (called.length === 1) return called[0]
    return takable.length === 1 ? takable[0] : undefined
  }
  const leave = () => {
    close()
    if (typed === '') picker.onEmptied?.()
    if (words === '') return type(undefined)
    // Enter was pressed already, and the field left before the server answered: the first hit is still taken.
    if (isLoading) return setAwaited((before) => before ?? 'leave')
    const option = meant()
    if (option) take(option.value)
    else afterPress(() => setIsLeft(true))
  }

  useEffect(() => {
    if (isLoading || awaited === undefined) return
    setAwaited(undefined)
    if (awaited === 'leave') leave()
    else if (takable[0]) take(takable[0].value)
    if (awaited !== 'save') return
    if (takable[0]) setTimeout(() => element.current?.form?.requestSubmit())
    else setIsLeft(true)
  })

  /** Selects the chosen text, so that typing replaces it. */
  const selectChosen = () => {
    if (isSearchable && element.current?.value === restingText) element.current.select()
  }
  const resting = typed === undefined ? restingText : undefined
  // The option was chosen just now, or restored or loaded after the field was entered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text that comes to rest
  useEffect(() => {
    if (resting !== undefined && document.activeElement === element.current) selectChosen()
  }, [resting])

  /**
   * Saving takes the option that Enter would have taken, once the server has found it; with text that is no choice
   * nothing is saved.
   */
  const settleBeforeSave = (event: KeyboardEvent) => {
    const { active } = choice
    close()
    if (words === '') return
    if (active !== undefined) return flushSync(() => take(active))
    event.preventDefault()
    event.stopPropagation()
    if (isLoading) setAwaited('save')
    else setIsLeft(true)
  }

  const pressEnter = (event: KeyboardEvent) => {
    if (!isOpen && isSearchable && words === '') return
    event.preventDefault()
    if (!isOpen) open()
    else if (choice.active !== undefined) take(choice.active)
    else if (words === '') close()
    else if (isLoading) setAwaited('take')
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    if (isSave(event)) return settleBeforeSave(event)
    if (event.key === 'Enter') return pressEnter(event)
    if (event.key === 'Escape' && isOpen) {
      type(undefined)
      return close()
    }
    if (event.key === ' ' && !isSearchable) {
      event.preventDefault()
      return isOpen ? close() : open()
    }
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.altKey) return
    event.preventDefault()
    if (isOpen) choice.move(event.key === 'ArrowDown' ? 1 : -1)
    else open()
  }

  const problem = hits.length > 0 ? `Choose one of the matches for “${words}”` : `No match for “${words}”`

  return {
    store,
    listId,
    isOpen,
    hits,
    choice,
    take,
    /** The problem of text that is no choice. */
    problem: isLeft && !isLoading ? problem : undefined,
    isTyping: typed !== undefined,
    isSearchable,
    reset: () => type(undefined),
    inputProps: {
      ref: element,
      role: 'combobox',
      autoComplete: 'off',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? choice.activeId : undefined,
      // Mantine's dialogs leave Escape to elements marked so.
      'data-mantine-stop-propagation': isOpen || undefined,
      ...(words !== '' && UNSETTLED),
      readOnly: !isSearchable,
      value: typed ?? restingText,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        type(event.currentTarget.value)
        setIsOpen(true)
      },
      onFocus: selectChosen,
      onClick: () => {
        if (isOpen && !isSearchable) return close()
        selectChosen()
        // A browser puts the cursor into text that was selected already, once the click is over.
        setTimeout(selectChosen)
        open()
      },
      onKeyDown,
      onBlur: () => {
        leave()
        picker.onBlur?.()
      },
    },
  } as const
}

export type Picker = ReturnType<typeof usePicker>
