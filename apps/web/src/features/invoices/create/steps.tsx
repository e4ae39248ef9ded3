import { IconCheck } from '@tabler/icons-react'
import { Text } from '../../../ui/layout/box'
import classes from './create.module.css'
import type { Step } from './new-invoice'

const STEPS: readonly { readonly step: Step; readonly label: string }[] = [
  { step: 1, label: 'Project and period' },
  { step: 2, label: 'What goes on it' },
  { step: 3, label: 'Review' },
]

/** Where one is on the way to an invoice. */
export function Steps({ current }: { current: Step }) {
  return (
    <ol className={classes.steps} aria-label="Steps">
      {STEPS.map(({ step, label }) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-done={step < current || undefined}>
          <span className={classes.mark} aria-hidden>
            {step < current ? <IconCheck size={14} stroke={2} /> : step}
          </span>
          <Text className={classes.label}>{label}</Text>
        </li>
      ))}
    </ol>
  )
}
