import { ActionIcon } from '@mantine/core'
import { IconAdjustments, IconArchive, IconBolt, IconCircles, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { attempt } from '../../../ui/feedback/attempt'
import { showProgress } from '../../../ui/feedback/snackbar'
import { icon } from '../../../ui/icon'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu'
import { hasRules, hasStatuses } from '../board-door'
import type { BoardSearch } from '../board-search'
import { downloadReport } from '../overview/download-report'
import { useBoardScene } from './board-context'
import { isOfFirm } from './board-rights'

const StatusesDialog = late(
  () => import('../statuses/statuses-dialog').then((module) => ({ default: module.StatusesDialog })),
  inDialog,
)
const AutomationsDialog = late(
  () => import('../automations/automations-dialog').then((module) => ({ default: module.AutomationsDialog })),
  inDialog,
)

/** The settings of a board that its menu opens. */
export type BoardSetting = 'statuses' | 'automations'

/** Downloads after the menu has closed, because a long document takes a while. */
async function downloadInBackground(name: string, download: () => Promise<void>): Promise<void> {
  const hideProgress = showProgress(`Preparing ${name}…`)
  await attempt(download())
  hideProgress()
}

/** The settings of a board, for those who may change them, and its archive, for everybody. */
export function BoardMenu({ settings, search }: { settings: readonly BoardSetting[]; search: BoardSearch }) {
  const { door, canEdit, ask } = useBoardScene()
  const [opened, setOpened] = useState<BoardSetting>()
  const close = () => setOpened(undefined)
  const actions: MenuAction[] = []
  if (canEdit && settings.includes('statuses'))
    actions.push({ label: 'Statuses', icon: <IconCircles {...icon} />, onSelect: () => setOpened('statuses') })
  if (canEdit && settings.includes('automations'))
    actions.push({ label: 'Automations', icon: <IconBolt {...icon} />, onSelect: () => setOpened('automations') })
  // Visitors see what is archived only where they may archive.
  if (canEdit || isOfFirm(door))
    actions.push({
      label: 'Archived tasks',
      icon: <IconArchive {...icon} />,
      onSelect: () => ask({ kind: 'archive' }),
    })
  const { taskListID, assigneeID, taskNameTerm, taskStatusIDs } = search
  const filter = { taskListID, assigneeID, taskNameTerm, taskStatusIDs: taskStatusIDs && [...taskStatusIDs] }
  for (const form of ['csv', 'pdf'] as const)
    if (door.reports?.[form])
      actions.push({
        label: `Download ${form.toUpperCase()}`,
        icon: <IconDownload {...icon} />,
        onSelect: () => void downloadInBackground(`tasks.${form}`, () => downloadReport(door, form, filter)),
      })
  return (
    <>
      <ActionMenu
        label="Board menu"
        actions={actions}
        target={
          <ActionIcon aria-label="Board menu">
            <IconAdjustments size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
      />
      <Opening>
        {opened === 'statuses' && hasStatuses(door) && (
          <StatusesDialog door={door} canEdit={canEdit} opened onClose={close} />
        )}
        {opened === 'automations' && hasRules(door) && <AutomationsDialog door={door} opened onClose={close} />}
      </Opening>
    </>
  )
}
