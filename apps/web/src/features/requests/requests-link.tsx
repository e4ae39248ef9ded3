import { ActionIcon } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'

/** Leads from where things are asked for to what became of them. */
export function RequestsLink() {
  const { company } = useWorkspaceViewer()
  return (
    <ActionIcon
      aria-label="Requests Center"
      title="Requests Center"
      renderRoot={(props) => (
        <Link {...props} to="/employments/$companyDomain/requests" params={{ companyDomain: company.domain }} />
      )}
    >
      <IconSend size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
