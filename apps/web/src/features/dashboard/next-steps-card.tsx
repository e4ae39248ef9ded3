import { IconChevronRight, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Card } from '../../ui/layout/card'
import type { NextStep } from './next-steps'
import classes from './next-steps-card.module.css'

/** What is worth doing first, in a workspace that is new to somebody. */
export function NextStepsCard({ steps }: { steps: readonly NextStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Card title="Next steps" note={`${done} of ${steps.length} done`} flush>
      <ul className={classes.steps}>
        {steps.map((step) => (
          <li key={step.id}>{step.isDone ? <DoneStep step={step} /> : <OpenStep step={step} />}</li>
        ))}
      </ul>
    </Card>
  )
}

function OpenStep({ step }: { step: NextStep }) {
  return (
    <Link to="/account" hash={step.section} className={classes.step}>
      <IconCircleDashed size={20} stroke={1.75} aria-hidden />
      <span className={classes.words}>
        <b>{step.title}</b>
        <span>{step.text}</span>
      </span>
      <IconChevronRight className={classes.go} size={16} stroke={1.75} aria-hidden />
    </Link>
  )
}

function DoneStep({ step }: { step: NextStep }) {
  return (
    <div className={classes.step} data-done>
      <IconCircleCheck size={20} stroke={1.75} aria-label="Done" role="img" />
      <span className={classes.words}>
        <b>{step.title}</b>
      </span>
    </div>
  )
}
