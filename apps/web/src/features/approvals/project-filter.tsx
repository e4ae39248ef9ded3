import { useQuery } from '@tanstack/react-query'
import { useTypedSearch } from '../../ui/forms/picker/use-typed-search'
import { SearchFilter } from '../../ui/lists/search-filter'
import { ProjectLogo } from '../projects/project-logo'
import { projectQuery, projectSearchQuery } from '../projects/projects.queries'

interface ProjectFilterProps {
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** A filter by one of the projects the person may see. */
export function ProjectFilter({ value, onChange }: ProjectFilterProps) {
  const { text, searching } = useTypedSearch()
  const search = useQuery(projectSearchQuery(text))
  const { data: chosen } = useQuery({ ...projectQuery(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilter
      label="Project"
      choices={search.data?.map((project) => ({
        value: project.id,
        label: project.name,
        picture: <ProjectLogo project={project} size="xs" />,
      }))}
      value={value}
      valueLabel={chosen?.details.name}
      onChange={onChange}
      {...searching(search)}
    />
  )
}
