import { useState } from 'react'
import { Grid, Text } from '../layout/box'
import { Dialog } from '../overlays/dialog'
import { KeyHint } from './key-hint'
import { shortcutGroups } from './page-shortcuts'
import classes from './shortcuts-dialog.module.css'

const capOf = (key: string) => (key.length === 1 ? key.toUpperCase() : key)

/** The shortcuts of the page that is open. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [groups] = useState(shortcutGroups)
  const titles = [...new Set(groups.map(({ title }) => title))]
  return (
    <Dialog opened onClose={onClose} title="Keyboard shortcuts" width="narrow">
      {titles.map((title) => (
        <section key={title} aria-label={title}>
          <Text as="h3" tone="third" size={12} weight="medium" style={{ margin: '0 0 var(--s1)' }}>
            {title}
          </Text>
          <Grid as="dl" style={{ margin: 0 }}>
            {groups
              .filter((group) => group.title === title)
              .flatMap(({ shortcuts }) => shortcuts)
              .map(({ keys, label }) => (
                <Grid key={label} align="center" letters={13} className={classes.shortcut}>
                  <dt>
                    <KeyHint keys={keys.map(capOf)} />
                    <span className={classes.spoken}>{keys.map(capOf).join(' ')}</span>
                  </dt>
                  <dd>{label}</dd>
                </Grid>
              ))}
          </Grid>
        </section>
      ))}
    </Dialog>
  )
}
