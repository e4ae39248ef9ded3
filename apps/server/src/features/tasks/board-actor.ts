import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { FileLink } from '@praxis/contract/protocol/values'
import { displayInitials } from '@praxis/domain/accounts/display-name'
import { shownName } from '@praxis/domain/portals/shown-names'
import { visitorAuthor, visitorName } from '@praxis/domain/portals/visitor-names'
import { isVisitorActor, sharesWith, type VisitorActor } from '../../platform/auth/actor'
import type { FileStore, StoredFile } from '../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefOf, namesOf } from '../employees/queries/employee-brief'
import type { BoardActor } from './board'

/** The employee who acts; none for visitors. */
export const employeeIdOf = (actor: BoardActor): string | null => (isVisitorActor(actor) ? null : actor.employee.id)

/** The visitor who acts; none for people of the firm, whether or not they preview a portal. */
export const visitorIdOf = (actor: BoardActor): string | null =>
  isVisitorActor(actor) ? (actor.visitor?.id ?? null) : null

/** What the firm calls a visitor in what they write. */
export const authorOf = ({ portal, visitor }: VisitorActor): string =>
  visitorAuthor(portal.reference, visitor?.email ?? '')

interface Authored {
  /** As its author was called when writing it. */
  readonly author: string
  readonly authorEmployee: EmployeeBriefRow | null
  readonly visitorEmail: string | null
}

/** What whoever looks at a board calls the author of a comment on it; visitors call each other by the first part of their address. */
export const authorShown = ({ author, authorEmployee, visitorEmail }: Authored, actor: BoardActor): string => {
  if (!isVisitorActor(actor)) return author
  if (authorEmployee) return shownNames(authorEmployee, actor).displayName
  return visitorEmail === null ? NO_NAME : visitorName(visitorEmail)
}

/** Visitors do not learn the address of whoever has not joined yet. */
const NO_NAME = 'Someone'

/** What whoever looks at a board calls somebody of the firm. */
export const shownNames = (row: EmployeeBriefRow, actor: BoardActor): ReturnType<typeof namesOf> => {
  if (!isVisitorActor(actor)) return namesOf(row)
  const { firstName, lastName } = row
  if (firstName === null || lastName === null) return { displayName: NO_NAME, displayInitials: NO_NAME.slice(0, 1) }
  return {
    displayName: shownName({ firstName, lastName }, sharesWith(actor, 'showSurnames')),
    displayInitials: displayInitials({ firstName, lastName }),
  }
}

/** Somebody of the firm, as whoever looks at a board knows them: visitors know names only. */
export const shownPerson = (row: EmployeeBriefRow, files: FileStore, actor: BoardActor): EmployeeBrief =>
  isVisitorActor(actor)
    ? { id: row.id, ...shownNames(row, actor), profileImage: null, jobTitle: '', isActive: true }
    : employeeBriefOf(row, files)

/** A file with the address at which whoever looks fetches it; visitors fetch files by the paths of their portal. */
export const shownFile = (file: StoredFile, files: FileStore, actor: BoardActor): FileLink =>
  isVisitorActor(actor) ? { ...file, url: '' } : files.linkOf(actor, file)
