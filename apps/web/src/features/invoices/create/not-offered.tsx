import type { UninvoicedWork } from '@praxis/contract/invoices/uninvoiced-work'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMoney } from '@praxis/domain/money/money'
import { IconClock, IconReceipt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { icon } from '../../../ui/icon'
import { Text } from '../../../ui/layout/box'
import { InvoiceLink } from '../invoice-link'
import { entriesText } from '../invoice-words'
import classes from './open-work.module.css'

type NotOffered = UninvoicedWork['notOffered'][number]

const WHY: Readonly<Record<NotOffered['reason'], string>> = {
  waitingForApproval: 'pending approval',
  onAnotherDraft: 'on another draft',
  withoutRate: 'without a rate',
  fixedPrice: 'of a fixed-price project, invoiced by its agreements',
  coveredByRetainer: 'covered by a retainer, invoiced by its periods',
  notBilledToClient: 'not billed to the client',
}

const howMuch = ({ kind, seconds, count }: NotOffered): string => {
  if (kind === 'expenses') return count === 1 ? '1 expense' : `${count} expenses`
  // Of what is not charged there are entries, but no time.
  return seconds > 0 ? formatDuration(seconds) : entriesText(count)
}

/** Where what stands in the way can be put right. */
function WayThere({ of }: { of: NotOffered }): ReactNode {
  const { company } = useWorkspaceViewer()
  const params = { companyDomain: company.domain, projectID: of.projectID }
  const at = '/employments/$companyDomain/projects/$projectID' as const
  if (of.draftID) return <InvoiceLink id={of.draftID}>Open the draft</InvoiceLink>
  if (of.reason === 'withoutRate')
    return (
      <Link to={`${at}/settings`} params={params}>
        Set rates
      </Link>
    )
  if (of.reason === 'fixedPrice' || of.reason === 'coveredByRetainer')
    return (
      <Link to={`${at}/agreements`} params={params}>
        Open agreements
      </Link>
    )
  if (of.kind === 'time')
    return (
      <Link to={`${at}/timeSheetSubmission`} params={params}>
        Show time
      </Link>
    )
  return (
    <Link to={at} params={params}>
      Show expenses
    </Link>
  )
}

interface NotOfferedRowsProps {
  readonly work: UninvoicedWork
  readonly kind: NotOffered['kind']
}

/** Work of the period that cannot go on the invoice, why, and where that can be changed. */
export function NotOfferedRows({ work, kind }: NotOfferedRowsProps) {
  const { currency, projects } = work
  return work.notOffered
    .filter((each) => each.kind === kind)
    .map((each) => {
      const project = projects.length > 1 && projects.find(({ id }) => id === each.projectID)
      return (
        <li
          key={`${each.reason} ${each.projectID} ${each.employee?.id} ${each.draftID}`}
          className={classes.row}
          data-closed
        >
          <span />
          {each.kind === 'time' ? <IconClock {...icon} /> : <IconReceipt {...icon} />}
          <Text tone="second" shrinks breaks className={classes.reason}>
            {howMuch(each)}
            {each.employee && ` of ${each.employee.displayName}`}
            {project && ` on ${project.name}`} {WHY[each.reason]}. <WayThere of={each} />
          </Text>
          <Text tone="third" figures oneLine className={classes.amount}>
            {each.net > 0 ? formatMoney(each.net, currency) : '–'}
          </Text>
        </li>
      )
    })
}
