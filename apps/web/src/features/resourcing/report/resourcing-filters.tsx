import type { ResourcingGroups } from '@praxis/contract/planning/resourcing'
import type { Changes } from '../../../shell/address-values'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { ToggleFilter } from '../../../ui/lists/toggle-filter'
import { Logo } from '../../../ui/people/logo'
import { ProjectLogo } from '../../projects/project-logo'
import type { ResourcingSearch } from '../resourcing-search'

interface ResourcingFiltersProps {
  readonly report: ResourcingGroups | undefined
  readonly search: ResourcingSearch
  readonly onChange: (changes: Changes<ResourcingSearch>) => void
}

/** What somebody is booked on can be chosen, and no more: anything else would find nobody. */
export function ResourcingFilters({ report, search, onChange }: ResourcingFiltersProps) {
  const targets = report && [...report.projects, ...report.opportunities]
  const clients = new Map(targets?.flatMap(({ client }) => (client ? [[client.id, client] as const] : [])))
  return (
    <>
      <ToggleFilter
        label="Group by"
        value="Line manager"
        isOn={search.groupedBy === undefined}
        onChange={(isOn) => onChange({ groupedBy: isOn ? undefined : 'nothing' })}
      />
      <SearchFilter
        label="Project"
        choices={targets?.map((target) => ({
          value: target.id,
          label: target.name,
          picture: <ProjectLogo project={target} size="xs" />,
        }))}
        value={search.targetableID}
        onChange={(targetableID) => onChange({ targetableID })}
      />
      <SearchFilter
        label="Client"
        choices={
          report &&
          [...clients.values()].map(({ id, name, logoImage }) => ({
            value: id,
            label: name,
            picture: <Logo name={name} image={logoImage} colourKey={id} size="xs" />,
          }))
        }
        value={search.clientID}
        onChange={(clientID) => onChange({ clientID })}
      />
      <ToggleFilter
        label="Only over-booked"
        value="Yes"
        isOn={search.only !== undefined}
        onChange={(isOn) => onChange({ only: isOn ? 'overBooked' : undefined })}
      />
    </>
  )
}
