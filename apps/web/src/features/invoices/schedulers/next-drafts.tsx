import type { InvoiceScheduler } from '@praxis/contract/invoices/invoice-schedulers'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { icon } from '../../../ui/icon'
import { Row, Text } from '../../../ui/layout/box'
import classes from './scheduler.module.css'
import { nextDraftsQuery } from './schedulers.queries'

export const SCHEDULERS = '/employments/$companyDomain/invoices/schedulers'

/** 'Design authority £4,000.00', or what it goes by while that may still become more. */
const draftText = ({ project, type, expected, currency }: InvoiceScheduler): string =>
  type === 'effort' || !expected ? `${project.name} by ${type}` : `${project.name} ${formatMoney(expected, currency)}`

/** The drafts that are made next, at the foot of the invoices. */
export function NextDrafts() {
  const { company } = useWorkspaceViewer()
  const { data } = useQuery(nextDraftsQuery)
  const next = data?.items[0]?.nextOn
  if (!data || !next) return null
  const sameDay = data.items.filter(({ nextOn }) => nextOn === next)
  const texts = sameDay.map(draftText)
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
