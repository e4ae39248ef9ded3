import { ClientsInPalette } from '../features/clients/clients-in-palette'
import { PeopleInPalette } from '../features/people/people-in-palette'
import { ProjectsInPalette } from '../features/projects/projects-in-palette'

/** Records of every feature that can be jumped to. */
export default function RecordsInPalette() {
  return (
    <>
      <ProjectsInPalette />
      <ClientsInPalette />
      <PeopleInPalette />
    </>
  )
}
