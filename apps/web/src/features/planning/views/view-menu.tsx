import { Menu } from '@mantine/core'
import type { PlanningView } from '@praxis/contract/planning/planning-views'
import {
  IconCheck,
  IconChevronDown,
  IconDeviceFloppy,
  IconPencil,
  IconTrash,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Chip } from '../../../ui/chips/chip'
import { attempt } from '../../../ui/feedback/attempt'
import { icon } from '../../../ui/icon'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import classes from '../planning.module.css'
import { useDeletePlanningView } from '../planning.mutations'
import { type PlanningAsk, planningViewsQuery } from '../planning.queries'
import { ViewDialog } from './view-dialog'

/** A saved view by its id, or one of the two that always exist. */
export type ViewChoice = { readonly viewID: string } | 'everybody' | 'own'

interface ViewMenuProps {
  readonly view: PlanningView | undefined
  readonly ask: PlanningAsk
  readonly canPlan: boolean
  /** Done once the view is shown. */
  readonly onChoose: (choice: ViewChoice) => Promise<void>
}

/** The name of what is shown, and the menu of all views. */
export function ViewMenu({ view, ask, canPlan, onChoose }: ViewMenuProps) {
  const { data: views = [] } = useQuery({ ...planningViewsQuery, enabled: canPlan })
  const [dialog, setDialog] = useState<'new' | 'change' | 'delete'>()
  const { mutateAsync: remove } = useDeletePlanningView()
  const name = view?.name ?? (ask.isOwn ? 'My planning' : 'Master Planning')
  const close = () => setDialog(undefined)
  const heading = (
    <h1 className={classes.viewName} style={{ fontSize: 'inherit', margin: 0 }} title={name}>
      {name}
    </h1>
  )
  if (!canPlan) return <div className={classes.view}>{heading}</div>
  const choices: readonly [ViewChoice, string, boolean][] = [
    ['everybody', 'Master Planning', !view && !ask.isOwn],
    ['own', 'My planning', ask.isOwn],
    ...views.map((each): [ViewChoice, string, boolean] => [{ viewID: each.id }, each.name, each.id === view?.id]),
  ]
  return (
    <>
      <title>{`${name} · Praxis`}</title>
      <Menu position="bottom-start">
        <Menu.Target>
          <button type="button" className={classes.view} aria-label={`View: ${name}`}>
            {heading}
            <IconChevronDown {...icon} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Views</Menu.Label>
          {choices.map(([choice, label, isChosen]) => (
            <Menu.Item
              key={typeof choice === 'string' ? choice : choice.viewID}
              leftSection={
                isChosen ? <IconCheck {...icon} /> : choice === 'own' ? <IconUser {...icon} /> : <IconUsers {...icon} />
              }
              aria-current={isChosen || undefined}
              onClick={() => void onChoose(choice)}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconDeviceFloppy {...icon} />} onClick={() => setDialog('new')}>
            Save as view…
          </Menu.Item>
          {view?.can.edit && (
            <>
              <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setDialog('change')}>
                Rename, change or share…
              </Menu.Item>
              <Menu.Item
                leftSection={<IconTrash {...icon} />}
                color="var(--error-text)"
                onClick={() => setDialog('delete')}
              >
                Delete view…
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {view?.isShared && <Chip tone="outline">Shared view</Chip>}
      {(dialog === 'new' || dialog === 'change') && (
        <ViewDialog
          view={dialog === 'change' ? view : undefined}
          ask={ask}
          onClose={close}
          onSaved={(saved) => {
            close()
            void onChoose({ viewID: saved.id })
          }}
        />
      )}
      {view && (
        <ConfirmDialog
          opened={dialog === 'delete'}
          onClose={close}
          title={`Delete “${view.name}”?`}
          confirmLabel="Delete view"
          danger
          onConfirm={async () => {
            // A page of what is gone would ask for it when it hears of the deletion.
            await onChoose('everybody')
            await attempt(remove(view.id), 'Deleted successfully')
          }}
        >
          {view.isShared ? 'Everyone it’s shared with loses it too. ' : ''}Bookings stay as they are. This can’t be
          undone.
        </ConfirmDialog>
      )}
    </>
  )
}
