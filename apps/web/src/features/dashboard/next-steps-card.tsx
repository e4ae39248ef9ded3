import { ActionIcon } from '@mantine/core'
import { IconChevronRight, IconCircleCheck, IconCircleDashed, IconX } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Stack } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { meQuery } from '../accounts/accounts.queries'
import { firstStepsQuery } from './first-steps.queries'
import { isWorkOpen, type NextStep, nextSteps } from './next-steps'
import classes from './next-steps-card.module.css'

const keptAs = (employeeId: string) => `praxis-steps-dismissed-${employeeId}`

/** The steps worth doing first, until they are done or the reader dismisses them. */
export function NextStepsCard() {
  const { data: user } = useSuspenseQuery(meQuery)
  const { company, employee, capabilities } = useWorkspaceViewer()
  const [isDismissed, setIsDismissed] = useState(() => localStorage.getItem(keptAs(employee.id)) !== null)
  const reader = { user, companyDomain: company.domain, capabilities, features: company.features }
  const { data: done } = useQuery({
    ...firstStepsQuery,
    enabled: ({ state: { data } }) => !isDismissed && (data === undefined || isWorkOpen({ ...reader, done: data })),
  })
  if (!done || isDismissed) return null
  const steps = nextSteps({ ...reader, done })
  const left = steps.filter(({ isDone }) => !isDone).length
  if (left === 0) return null
  const dismiss = () => {
    localStorage.setItem(keptAs(employee.id), 'yes')
    setIsDismissed(true)
  }
  return (
    <Card
      title="Next steps"
      note={`${steps.length - left} of ${steps.length} done`}
      actions={
        <ActionIcon aria-label="Dismiss next steps" onClick={dismiss}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      }
      flush
    >
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
    <Link {...step.link} className={classes.step}>
      <IconCircleDashed size={20} stroke={1.75} aria-hidden />
      <Stack as="span" grow shrinks size={13} className={classes.words}>
        <b>{step.title}</b>
        <span>{step.text}</span>
      </Stack>
      <IconChevronRight className={classes.go} size={16} stroke={1.75} aria-hidden />
    </Link>
  )
}

function DoneStep({ step }: { step: NextStep }) {
  return (
    <div className={classes.step} data-done>
      <IconCircleCheck size={20} stroke={1.75} aria-label="Done" role="img" />
      <Stack as="span" grow shrinks size={13} className={classes.words}>
        <b>{step.title}</b>
      </Stack>
    </div>
  )
}
