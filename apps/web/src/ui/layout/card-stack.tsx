import type { ComponentProps } from 'react'
import { Stack } from './box'
import classes from './card-stack.module.css'

/** Cards below each other that show from the top down as they arrive: what stands already stays where it is. */
export function CardStack({ className, ...props }: Omit<ComponentProps<typeof Stack>, 'gap' | 'shrinks'>) {
  return <Stack {...props} gap={4} shrinks className={[classes.inOrder, className].filter(Boolean).join(' ')} />
}

/** Says that something may come here, where no skeleton does: what stands below waits for it. */
export const Arriving = () => <span data-arriving hidden />
