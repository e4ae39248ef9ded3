import { sharedInfos } from '@praxis/contract/portals/portal-rules'
import { expect, it } from 'vitest'
import { personalDoor, projectDoor } from '../board-door'
import { portalDoor } from '../portal/portal-door'
import { boardRights, isOfFirm, mayEditField, shownOn } from './board-rights'

const task = { can: { updateStatus: true } }
const FIELDS = ['status', 'employees', 'priority', 'dueDate'] as const
const fieldsEdited = (rights: ReturnType<typeof boardRights>) =>
  FIELDS.filter((field) => mayEditField(rights, task, field))

it.each([personalDoor, projectDoor('a')])('people of the firm who edit a board do everything on it', (door) => {
  expect(Object.values(boardRights(door, true)).every(Boolean)).toBe(true)
  expect(fieldsEdited(boardRights(door, true))).toEqual(FIELDS)
  expect(fieldsEdited(boardRights(door, false))).toEqual(['status'])
  expect(Object.values(shownOn(door)).every(Boolean) && isOfFirm(door)).toBe(true)
})

it('visitors do what the keys of their portal open, and give tasks to nobody', () => {
  const rightsWith = (...keys: readonly (typeof sharedInfos)[number][]) =>
    boardRights(portalDoor('r', keys), keys.includes('taskListEdit'))
  expect(fieldsEdited(rightsWith(...sharedInfos))).toEqual(['status', 'priority', 'dueDate'])
  expect(fieldsEdited(rightsWith('taskUpdatePriority'))).toEqual(['status', 'priority'])
  expect(rightsWith('taskCreate')).toMatchObject({ canCreate: true, canEdit: false, canSetStatus: false })
  expect(rightsWith('taskListEdit')).toMatchObject({ canCreate: false, canPrioritise: false, canAssign: false })
  expect(shownOn(portalDoor('r', ['showLoggedTime']))).toMatchObject({ loggedTime: true, estimatedTime: false })
  expect(isOfFirm(portalDoor('r', []))).toBe(false)
})
