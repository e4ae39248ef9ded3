import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type PaletteItem, usePaletteProvider } from '../../shell/palette/palette-context'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Face } from '../../ui/people/face'

const AFTER_PAGES = 30

/** People to jump to from the command palette. */
export function PeopleInPalette() {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const provider = useMemo(
    () => ({
      id: 'people',
      group: 'People',
      order: AFTER_PAGES,
      search: async (query: string, signal: AbortSignal): Promise<PaletteItem[]> => {
        // Fetched with the first search: every page of the workspace carries the palette.
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
