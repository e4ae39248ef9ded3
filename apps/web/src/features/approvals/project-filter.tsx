import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchFilter } from '../../ui/lists/search-filter'
import { ProjectLogo } from '../projects/project-logo'
import { projectQuery, projectSearchQuery } from '../projects/projects.queries'

interface ProjectFilterProps {
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

const TYPING_PAUSE_MS = 200

/** A filter by one of the projects the person may see. */
export function ProjectFilter({ value, onChange }: ProjectFilterProps) {
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const { data, error } = useQuery(projectSearchQuery(text))
  const { data: chosen } = useQuery({ ...projectQuery(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilter
      label="Project"
      choices={data?.map((project) => ({
        value: project.id,
        label: project.name,
        picture: <ProjectLogo project={project} size="xs" />,
      }))}
      value={value}
      valueLabel={chosen?.details.name}
      onChange={onChange}
      onSearch={setTyped}
      error={error?.message}
    />
  )
}
