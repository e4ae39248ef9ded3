import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../ui/layout/card'
import { ErrorState } from '../../ui/lists/list-states'
import { ConfirmChangeDialog } from '../../ui/overlays/confirm-change-dialog'
import { useDeleteResourcePermission } from './permissions/access.mutations'
import { resourcePermissionsQuery } from './permissions/access.queries'
import { AccessCards } from './permissions/access-cards'
import { type AccessTarget, accessRows, type GrantedRow } from './permissions/access-rows'
import { AccessTable } from './permissions/access-table'
import { LetInDialog } from './permissions/let-in-dialog'
import { rolesQuery } from './team.queries'

const BELOW_DESKTOP = '(max-width: 959px)'

/** Who has access to a project or opportunity, and to which of its areas. */
export function PermissionsCard({ of }: { of: AccessTarget }) {
  const { data: grants, error, refetch } = useQuery(resourcePermissionsQuery(of))
  const { data: roles } = useQuery(rolesQuery(of))
  const isNarrow = useMediaQuery(BELOW_DESKTOP, false) ?? false
  const [isLettingIn, setIsLettingIn] = useState(false)
  const [taken, setTaken] = useState<GrantedRow>()

  const rows = grants && roles && accessRows(of, grants, roles)
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
          <Rows of={of} rows={rows} onTakeBack={setTaken} />
        )}
      </Card>
      {isLettingIn && <LetInDialog of={of} onClose={() => setIsLettingIn(false)} />}
      {taken && <TakeBackDialog of={of} row={taken} onClose={() => setTaken(undefined)} />}
    </>
  )
}

interface TakeBackDialogProps {
  readonly of: AccessTarget
  readonly row: GrantedRow
  readonly onClose: () => void
}

function TakeBackDialog({ of, row, onClose }: TakeBackDialogProps) {
  const { mutateAsync: takeBack } = useDeleteResourcePermission(of)
  return (
    <ConfirmChangeDialog
      opened
      onClose={onClose}
      onChange={() => takeBack(row.id)}
      done="Deleted successfully"
      title={`Remove ${row.name} from the ${of.kind}?`}
      confirmLabel="Remove"
      danger
    >
      They lose this access at once. Any role they have in the {of.kind} stays.
    </ConfirmChangeDialog>
  )
}
