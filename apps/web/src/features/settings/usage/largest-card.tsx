import type { CompanyUsage } from '@praxis/contract/company/company-usage'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { IconBriefcase, IconBuilding, IconPaperclip } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { Card } from '../../../ui/layout/card'
import { type Column, DataTable } from '../../../ui/lists/data-table'
import collection from '../collection-card.module.css'

type Owner = CompanyUsage['storage']['largest'][number]

/** Links to the records that use the storage, handed down by the route. */
export type LinksToOwners = Readonly<Record<Owner['entity'], ComponentType<{ id: string; children: ReactNode }>>>

const ENTITIES = {
  project: { word: 'Project', icon: IconBriefcase },
  client: { word: 'Client', icon: IconBuilding },
} as const

function Name({ owner: { entity, id, name }, links }: { owner: Owner; links: LinksToOwners }) {
  const { icon: Icon } = ENTITIES[entity]
  const Link = links[entity]
  return (
    <span className={collection.named}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <Link id={id}>{name}</Link>
    </span>
  )
}

const columnsOf = (links: LinksToOwners): Column<Owner>[] => [
  { id: 'name', header: 'Name', cell: (owner) => <Name owner={owner} links={links} /> },
  { id: 'entity', header: 'Kind', width: 96, desktopOnly: true, cell: ({ entity }) => ENTITIES[entity].word },
  { id: 'bytes', header: 'Files', width: 96, align: 'end', cell: ({ bytes }) => formatFileSize(bytes) },
]

/** The largest files, where to look when storage runs out. */
export function LargestCard({ links, largest }: { links: LinksToOwners; largest?: readonly Owner[] }) {
  return (
    <Card title="Largest projects and clients" note="files on tasks and in journals" flush>
      <div className={collection.table}>
        <DataTable
          bare
          label="Projects and clients with the largest files"
          rows={largest && [...largest]}
          rowKey={({ entity, id }) => `${entity} ${id}`}
          rowName={({ name }) => name}
          columns={columnsOf(links)}
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
