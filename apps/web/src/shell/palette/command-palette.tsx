import { Modal, VisuallyHidden } from '@mantine/core'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { KeyHint } from '../../ui/keys/key-hint'
import { useMenuEntries } from '../workspace/side-menu'
import { addressOf } from '../workspace/side-menu-entries'
import { useWorkspaceViewer } from '../workspace/workspace-context'
import classes from './command-palette.module.css'
import type { PaletteItem } from './palette-context'
import { usePaletteResults } from './use-palette-results'
import '@mantine/spotlight/styles.layer.css'

const [store, palette] = createSpotlight()

/** Go to any page or record, and do anything, from the keyboard. */
export default function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [query, setQuery] = useState('')
  const { groups, isSearching } = usePaletteResults(query, usePages())

  useEffect(() => {
    if (isOpen) palette.open()
    else palette.close()
  }, [isOpen])

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      size={600}
      yOffset="12vh"
      overlayProps={{ blur: 0 }}
      transitionProps={{ duration: 80, transition: 'fade' }}
      classNames={{ content: classes.content, overlay: classes.overlay }}
    >
      <VisuallyHidden>
        <Modal.Title>Command palette</Modal.Title>
      </VisuallyHidden>
      <Spotlight.Search
        placeholder="Search or jump to…"
        aria-label="Search or jump to"
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        rightSection={<KeyHint keys={['Esc']} />}
        classNames={{ input: classes.search }}
      />
      <Spotlight.ActionsList className={classes.list}>
        {groups.map((group) => (
          <Spotlight.ActionsGroup key={group.label} label={group.label} className={classes.group}>
            {group.items.map((item) => (
              <Action key={item.id} item={item} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && (
          <div className={classes.empty} role="status">
            {isSearching ? 'Searching…' : `Nothing matches “${query.trim()}”`}
          </div>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

function Action({ item }: { item: PaletteItem }) {
  return (
    <Spotlight.Action className={classes.action} onClick={item.run}>
      <span className={classes.icon}>{item.icon}</span>
      <span className={classes.label}>{item.label}</span>
      <span className={classes.description}>{item.description}</span>
      {item.kind && <span className={classes.kind}>{item.kind}</span>}
      {item.shortcut && <KeyHint keys={[item.shortcut]} />}
    </Spotlight.Action>
  )
}

function usePages(): PaletteItem[] {
  const navigate = useNavigate()
  const { company } = useWorkspaceViewer()
  return useMenuEntries().map((entry) => ({
    id: entry.to,
    label: entry.label,
    icon: <entry.icon size={16} stroke={1.75} aria-hidden />,
    run: () => void navigate({ to: addressOf(entry.to, company.domain) }),
  }))
}
