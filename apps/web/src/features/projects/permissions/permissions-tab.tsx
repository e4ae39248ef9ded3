import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Project } from '@praxis/contract/projects/projects'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../../ui/layout/card'
import { ErrorState } from '../../../ui/lists/list-states'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { ClosedTab } from '../closed-tab'
import { RESOURCE_PERMISSIONS } from '../project-tabs'
import { projectRolesQuery, resourcePermissionsQuery } from '../projects.queries'
import { useDeleteResourcePermission } from '../team.mutations'
import { useProjectOfPage } from '../use-project-of-page'
import { AccessCards } from './access-cards'
import { accessRows, type GrantedRow } from './access-rows'
import { AccessTable } from './access-table'
import { LetInDialog } from './let-in-dialog'

const BELOW_DESKTOP = '(max-width: 959px)'

export function PermissionsTab({ projectID }: { projectID: string }) {
  const project = useProjectOfPage(projectID)
  return RESOURCE_PERMISSIONS.isOpen(project) ? <Permissions project={project} /> : <ClosedTab />
}

function Permissions({ project }: { project: Project }) {
  const { data: grants, error, refetch } = useQuery(resourcePermissionsQuery(project.id))
  const { data: roles } = useQuery(projectRolesQuery(project.id))
  const isNarrow = useMediaQuery(BELOW_DESKTOP, false) ?? false
  const [isLettingIn, setIsLettingIn] = useState(false)
  const [taken, setTaken] = useState<GrantedRow>()

  const rows = grants && roles && accessRows(project, grants, roles)
  const Rows = isNarrow ? AccessCards : AccessTable
  return (
    <>
      <Card
        flush
        title="Permissions"
        note="access by person and area"
        actions={
          <Button
            size="xs"
            leftSection={<IconUserPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => setIsLettingIn(true)}
          >
            Add person
          </Button>
        }
      >
        {error && !grants ? (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        ) : (
          <Rows projectID={project.id} rows={rows} onTakeBack={setTaken} />
        )}
      </Card>
      {isLettingIn && <LetInDialog project={project} onClose={() => setIsLettingIn(false)} />}
      {taken && <TakeBackDialog projectID={project.id} row={taken} onClose={() => setTaken(undefined)} />}
    </>
  )
}

interface TakeBackDialogProps {
  readonly projectID: string
  readonly row: GrantedRow
  readonly onClose: () => void
}

function TakeBackDialog({ projectID, row, onClose }: TakeBackDialogProps) {
  const { mutateAsync: takeBack } = useDeleteResourcePermission(projectID)
  return (
    <ConfirmChangeDialog
      opened
      onClose={onClose}
      onChange={() => takeBack(row.id)}
      done="Deleted successfully"
      title={`Remove ${row.name} from the project?`}
      confirmLabel="Remove"
      danger
    >
      They lose this access at once. Any role they have in the project stays.
    </ConfirmChangeDialog>
  )
}
