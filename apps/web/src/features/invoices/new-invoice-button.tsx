import { IconPlus } from '@tabler/icons-react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { icon } from '../../ui/icon'
import { LinkButton } from '../../ui/menus/link-button'

interface NewInvoiceButtonProps {
  readonly projectID?: string
  readonly clientID?: string
  /** One of several, each beside what it is for. */
  readonly quiet?: boolean
  /** What it is for, where buttons stand beside several. */
  readonly about?: string
}

export function NewInvoiceButton({ quiet = false, about, ...from }: NewInvoiceButtonProps) {
  const { company } = useWorkspaceViewer()
  return (
    <LinkButton
      {...(quiet && { variant: 'default', size: 'xs' })}
      {...(about !== undefined && { 'aria-label': `New invoice for ${about}` })}
      leftSection={<IconPlus {...icon} />}
      link={{
        to: '/employments/$companyDomain/invoices/create',
        params: { companyDomain: company.domain },
        search: from,
      }}
    >
      New invoice
    </LinkButton>
  )
}
