import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconBriefcase, IconBuilding, IconCalendar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Chip } from '../../../ui/chips/chip'
import { icon } from '../../../ui/icon'
import { RecordHead } from '../../../ui/layout/record-head'
import { Logo } from '../../../ui/people/logo'
import { ProjectLink, projectAddress } from '../../projects/project-link'
import { INVOICES } from '../invoice-link'
import { InvoiceStateChip } from '../invoice-state-chip'
import { invoiceName, KINDS } from '../invoice-words'

interface InvoiceHeadProps {
  readonly invoice: Invoice
  readonly actions: ReactNode
}

export function InvoiceHead({ invoice, actions }: InvoiceHeadProps) {
  const { company } = useWorkspaceViewer()
  const { client, projects, kind, stage, billedOn, dueDate } = invoice
  const [project] = projects
  return (
    <RecordHead
      crumbs={[
        {
          id: 'invoices',
          content: (
            <Link to={INVOICES} params={{ companyDomain: company.domain }}>
              Invoices
            </Link>
          ),
        },
        ...(project && projects.length === 1
          ? [{ id: 'project', content: <Link {...projectAddress(company.domain, project.id)}>{project.name}</Link> }]
          : []),
      ]}
      picture={<Logo name={client.name} image={client.logoImage} colourKey={client.id} size="lg" />}
      name={invoiceName(invoice)}
      chips={
        <>
          <InvoiceStateChip invoice={invoice} />
          {kind === 'creditNote' && <Chip tone="outline">{KINDS.creditNote}</Chip>}
        </>
      }
      facts={
        <>
          <span>
            <IconBuilding {...icon} />
            {client.name}
          </span>
          {projects.length > 0 && stage === 'billed' && (
            <span>
              <IconBriefcase {...icon} />
              {projects.length === 1 && project ? (
                <ProjectLink id={project.id}>{project.name}</ProjectLink>
              ) : (
                `${projects.length} projects`
              )}
            </span>
          )}
          {billedOn && (
            <span>
              <IconCalendar {...icon} />
              {formatDay(billedOn)}
              {kind === 'invoice' && `, due ${formatDay(dueDate)}`}
            </span>
          )}
        </>
      }
      actions={actions}
      compact="phones"
    />
  )
}
