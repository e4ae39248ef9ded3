import type { Project } from '@praxis/contract/projects/projects'
import { useSuspenseQuery } from '@tanstack/react-query'
import { projectQuery } from './projects.queries'

/** The project whose page is open; its tabs are shown once it is there. */
export const useProjectOfPage = (id: string): Project => useSuspenseQuery(projectQuery(id)).data
