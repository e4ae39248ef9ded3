import { Button } from '@mantine/core'
import { IconBriefcase, IconBuilding, IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { icon } from '../../../ui/icon'
import { ActionMenu } from '../../../ui/menus/action-menu'

/** The two ways to start a project, for those who may. */
export function NewProjectMenu() {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const params = { companyDomain: company.domain }
  return (
    <ActionMenu
      label="New project"
      actions={[
        {
          label: 'New client project',
          icon: <IconBuilding {...icon} />,
          onSelect: () => void navigate({ to: '/employments/$companyDomain/project-management/create-client', params }),
        },
        {
          label: 'New internal project',
          icon: <IconBriefcase {...icon} />,
          onSelect: () =>
            void navigate({ to: '/employments/$companyDomain/project-management/create-internal', params }),
        },
      ]}
      target={<Button leftSection={<IconPlus {...icon} />}>New project</Button>}
    />
  )
}
