import type { portalTasks } from '@praxis/contract/portals/portal-tasks'
import type { Output } from '@praxis/contract/protocol/endpoint'

export type Board = Output<typeof portalTasks.listTaskLists>
export type CardTask = Board['items'][number]['tasks'][number]
