import type { Project } from '@praxis/contract/projects/projects'
import { Suspense } from 'react'
import { late } from '../../../ui/late/late'
import { INVOICES } from '../../projects/project-tabs'
import { PlaceOfInvoiced } from './place-of-invoiced'

const ProjectInvoiced = late(() => import('./project-invoiced').then((module) => ({ default: module.ProjectInvoiced })))

/** What of a client’s project is invoiced, for those who may see its invoices; the code comes after the page. */
export function LateInvoiced({ project }: { project: Project }) {
  if (project.isInternal || !INVOICES.isOpen(project)) return null
  return (
    <Suspense fallback={<PlaceOfInvoiced />}>
      <ProjectInvoiced projectID={project.id} />
    </Suspense>
  )
}
