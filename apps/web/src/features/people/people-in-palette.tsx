import { IconUserPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type PaletteItem, type PaletteProvider, usePaletteProvider } from '../../shell/palette/palette-context'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { inDialog } from '../../ui/late/in-dialog'
import { late } from '../../ui/late/late'
import { Opening } from '../../ui/late/opening'
import { Face } from '../../ui/people/face'

const AFTER_PAGES = 30
const FIRST = 0

const InviteDialog = late(
  () => import('./invite/invite-dialog').then((module) => ({ default: module.InviteDialog })),
  inDialog,
)

/** People to jump to from the command palette, and the way to invite some. */
export function PeopleInPalette() {
  const { capabilities } = useWorkspaceViewer()
  return (
    <>
      <PeopleToJumpTo />
      {capabilities.has('canManageEmployees') && <InviteAction />}
    </>
  )
}

function PeopleToJumpTo() {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const provider = useMemo(
    () => ({
      id: 'people',
      group: 'People',
      order: AFTER_PAGES,
      search: async (query: string, signal: AbortSignal): Promise<PaletteItem[]> => {
        // The search is loaded when it is first used: every page of the workspace carries the palette.
        const { searchPeople } = await import('./search-people')
        const people = await searchPeople(query, signal)
        return people.map((person) => ({
          id: `person-${person.id}`,
          label: person.displayName,
          description: person.jobTitle,
          icon: <Face person={person} size="xs" decorative />,
          run: () =>
            void navigate({
              to: '/employments/$companyDomain/employees/{-$employeeID}',
              params: { companyDomain: company.domain, employeeID: person.id },
            }),
        }))
      },
    }),
    [company.domain, navigate],
  )
  usePaletteProvider(provider)
  return null
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
