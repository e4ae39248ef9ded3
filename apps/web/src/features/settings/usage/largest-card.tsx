import type { CompanyUsage } from '@praxis/contract/company-usage'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { IconBriefcase, IconBuilding, IconPaperclip } from '@tabler/icons-react'
import { Card } from '../../../ui/layout/card'
import { type Column, DataTable } from '../../../ui/lists/data-table'
import { ClientLink } from '../../clients/client-link'
import { ProjectLink } from '../../projects/project-link'
import collection from '../collection-card.module.css'

type Owner = CompanyUsage['storage']['largest'][number]

const ENTITIES = {
  project: { word: 'Project', icon: IconBriefcase, Link: ProjectLink },
  client: { word: 'Client', icon: IconBuilding, Link: ClientLink },
} as const

function Name({ owner: { entity, id, name } }: { owner: Owner }) {
  const { icon: Icon, Link } = ENTITIES[entity]
  return (
    <span className={collection.named}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <Link id={id}>{name}</Link>
    </span>
  )
}

const columns: Column<Owner>[] = [
  { id: 'name', header: 'Name', cell: (owner) => <Name owner={owner} /> },
  { id: 'entity', header: 'Kind', width: 96, desktopOnly: true, cell: ({ entity }) => ENTITIES[entity].word },
  { id: 'bytes', header: 'Files', width: 96, align: 'end', cell: ({ bytes }) => formatFileSize(bytes) },
]

/** Where to look when there is no room left. */
export function LargestCard({ largest }: { largest?: readonly Owner[] }) {
  return (
    <Card title="Largest projects and clients" note="files on tasks and in journals" flush>
      <div className={collection.table}>
        <DataTable
          bare
          label="Projects and clients with the largest files"
          rows={largest && [...largest]}
          rowKey={({ entity, id }) => `${entity} ${id}`}
          rowName={({ name }) => name}
          columns={columns}
          height="dense"
          empty={{
            text: 'No project or client has files yet.',
            icon: <IconPaperclip size={20} stroke={1.75} />,
          }}
        />
      </div>
    </Card>
  )
}
