import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isComposing } from '../../ui/keys/is-composing'
import { KeyHint } from '../../ui/keys/key-hint'
import { usePageKeysHeld } from '../../ui/keys/page-keys'
import { useActiveChoice } from '../../ui/keys/use-active-choice'
import { Box, Row, Text } from '../../ui/layout/box'
import { useFocusGivenBack } from '../../ui/overlays/use-focus-given-back'
import { useMenuEntries } from '../workspace/side-menu'
import { addressOf } from '../workspace/side-menu-entries'
import { useWorkspaceViewer } from '../workspace/workspace-context'
import classes from './command-palette.module.css'
import { BEST_RANK, type PaletteGroup } from './match-items'
import type { PaletteItem } from './palette-context'
import { usePaletteResults } from './use-palette-results'

/**
 * Goes to any page or record, and runs any action, from the keyboard. It is part of the frame and not loaded late, and
 * takes the focus as it is rendered, so that it gets every key from the one that opens it.
 */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const { groups, isSearching } = usePaletteResults(query, usePages())
  const [isTaking, setIsTaking] = useState(false)
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useFocusGivenBack(true, frame)
  usePageKeysHeld(true)
  useLayoutEffect(() => input.current?.focus(), [])

  const ranked = groups.flatMap(({ items }) => items)
  const choice = useActiveChoice(
    ranked.map(({ item }) => item.id),
    ranked[0]?.item.id,
  )
  const run = (item: PaletteItem) => {
    onClose()
    item.run()
  }
  const active = ranked.find(({ item }) => item.id === choice.active)
  /** Whether Enter takes the active item: not while a better one may be found, unless it was chosen or named so. */
  const isSure = active !== undefined && (!isSearching || active !== ranked[0] || active.rank <= BEST_RANK)

  useEffect(() => {
    if (isTaking && isSure) run(active.item)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (isComposing(event)) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'ArrowDown') choice.move(1)
    else if (event.key === 'ArrowUp') choice.move(-1)
    else if (event.key === 'Enter') setIsTaking(true)
    else if (event.key !== 'Tab') return
    event.preventDefault()
  }

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside it closes it
    <div
      className={classes.overlay}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div ref={frame} className={classes.palette} role="dialog" aria-modal aria-label="Command palette">
        <Row gap={3} rigid tone="third" style={{ padding: '0 var(--s4)' }}>
          <IconSearch size={18} stroke={1.75} aria-hidden />
          <input
            ref={input}
            className={classes.search}
            type="text"
            role="combobox"
            aria-label="Search or jump to"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={choice.activeId}
            autoComplete="off"
            spellCheck={false}
            placeholder="Search or jump to…"
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value)
              setIsTaking(false)
              choice.forget()
            }}
          />
          <KeyHint keys={['Esc']} />
        </Row>
        <div className={classes.list} id={listId} role="listbox" aria-label="Results">
          {groups.map((group) => (
            <Group key={group.label} group={group} choice={choice} onRun={run} />
          ))}
        </div>
        {groups.length === 0 && (
          <Box className={classes.empty} tone="second" letters={13} text="center" role="status">
            {isSearching ? 'Searching…' : `No results for “${query.trim()}”`}
          </Box>
        )}
      </div>
    </div>,
    document.body,
  )
}

interface GroupProps {
  readonly group: PaletteGroup
  readonly choice: ReturnType<typeof useActiveChoice>
  readonly onRun: (item: PaletteItem) => void
}

function Group({ group, choice, onRun }: GroupProps) {
  const labelId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-labelledby={labelId}>
      <Box tone="third" size={12} weight="medium" style={{ padding: '8px 12px 4px' }} id={labelId} role="presentation">
        {group.label}
      </Box>
      {group.items.map(({ item }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field above
        <div
          key={item.id}
          id={choice.idOf(item.id)}
          className={classes.action}
          role="option"
          tabIndex={-1}
          aria-selected={item.id === choice.active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRun(item)}
        >
          <span className={classes.icon}>{item.icon}</span>
          <Text ellipsis>{item.label}</Text>
          <Text grow shrinks tone="third" weight="normal" ellipsis>
            {item.description}
          </Text>
          {item.kind && (
            <Text rigid tone="third" letters={12} weight="normal">
              {item.kind}
            </Text>
          )}
          {item.shortcut && <KeyHint keys={[item.shortcut]} />}
        </div>
      ))}
    </div>
  )
}

function usePages(): PaletteItem[] {
  const navigate = useNavigate()
  const { company } = useWorkspaceViewer()
  return useMenuEntries().map((entry) => ({
    id: entry.to,
    label: entry.label,
    ...(entry.keywords !== undefined && { keywords: entry.keywords }),
    icon: <entry.icon size={16} stroke={1.75} aria-hidden />,
    run: () => void navigate({ to: addressOf(entry.to, company.domain) }),
  }))
}
