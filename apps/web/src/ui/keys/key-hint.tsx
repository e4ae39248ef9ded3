import { Text } from '../layout/box'
import classes from './key-hint.module.css'

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

const SYMBOL: Record<string, string> = {
  Enter: '↵',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Mod: isMac ? '⌘' : 'Ctrl',
}

/** Keys as the reader's keyboard has them; 'Mod' is Ctrl or Command. `together` is one cap, as in "Ctrl K". */
export function KeyHint({ keys, together = false, label }: { keys: string[]; together?: boolean; label?: string }) {
  const caps = keys.map((key) => SYMBOL[key] ?? key)
  return (
    <span className={classes.keys} aria-hidden>
      {(together ? [caps.join(' ')] : caps).map((cap) => (
        <kbd key={cap} className={classes.key}>
          {cap}
        </kbd>
      ))}
      {label && (
        <Text tone="third" size={12} style={{ marginInlineStart: 2 }}>
          {label}
        </Text>
      )}
    </span>
  )
}
