import { formatDay } from '@praxis/domain/calendar/day'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { icon } from '../../../ui/icon'
import { Row, Text } from '../../../ui/layout/box'
import classes from './scheduler.module.css'
import { expectedText } from './scheduler-words'
import { nextDraftsQuery } from './schedulers.queries'

export const SCHEDULERS = '/employments/$companyDomain/invoices/schedulers'

/** The drafts that are made next, at the foot of the invoices. */
export function NextDrafts() {
  const { company } = useWorkspaceViewer()
  const { data } = useQuery(nextDraftsQuery)
  const next = data?.items[0]?.nextOn
  if (!data || !next) return null
  const sameDay = data.items.filter(({ nextOn }) => nextOn === next)
  const texts = sameDay.map((scheduler) =>
    scheduler.type === 'effort'
      ? `${scheduler.project.name} by effort`
      : `${scheduler.project.name} ${expectedText(scheduler) ?? ''}`,
  )
  return (
    <Row gap={2} justify="end" wrap size={13} tone="second" figures className={classes.next}>
      <IconRefresh {...icon} />
      <Text shrinks breaks>
        Next scheduled {sameDay.length === 1 ? 'draft' : 'drafts'} {formatDay(next)}: {texts.join(', ')}
      </Text>
      <Link to={SCHEDULERS} params={{ companyDomain: company.domain }}>
        Schedulers
      </Link>
    </Row>
  )
}
