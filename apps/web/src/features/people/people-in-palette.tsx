import { IconUserPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { type PaletteProvider, usePaletteProvider } from '../../shell/palette/palette-context'
import { PaletteRecords, type RecordsToJumpTo } from '../../shell/palette/palette-records'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { inDialog } from '../../ui/late/in-dialog'
import { late } from '../../ui/late/late'
import { Opening } from '../../ui/late/opening'

const FIRST = 0

const InviteDialog = late(
  () => import('./invite/invite-dialog').then((module) => ({ default: module.InviteDialog })),
  inDialog,
)

const peopleToJumpTo: RecordsToJumpTo = {
  id: 'people',
  group: 'People',
  order: 30,
  search: () => import('./search-people').then(({ searchPeople }) => searchPeople),
}

/** People to jump to from the command palette, and the way to invite some. */
export function PeopleInPalette() {
  const { capabilities } = useWorkspaceViewer()
  return (
    <>
      <PaletteRecords records={peopleToJumpTo} />
      {capabilities.has('canManageEmployees') && <InviteAction />}
    </>
  )
}

function InviteAction() {
  const [isInviting, setIsInviting] = useState(false)
  const provider = useMemo(
    (): PaletteProvider => ({
      id: 'invite',
      group: 'Actions',
      order: FIRST,
      creates: true,
      items: [
        {
          id: 'invite-people',
          label: 'Invite people',
          keywords: 'new add create employee colleague person',
          icon: <IconUserPlus size={16} stroke={1.75} aria-hidden />,
          run: () => setIsInviting(true),
        },
      ],
    }),
    [],
  )
  usePaletteProvider(provider)
  return (
    isInviting && (
      <Opening>
        <InviteDialog opened onClose={() => setIsInviting(false)} />
      </Opening>
    )
  )
}
