import type { EmployeeBrief } from '@praxis/contract/employees'
import type { RequestEnvelope } from '@praxis/contract/request-envelope'
import type { RequestType } from '@praxis/contract/request-rules'
import type { Day } from '@praxis/domain/calendar/day'
import type { TablerIcon } from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A request of whatever type. */
export type AnyRequest = RequestEnvelope & { readonly requestType: RequestType }

/** A request that waits, as the inbox has it: a decision is about this version. */
export interface WaitingRequest {
  readonly id: string
  readonly version: string
}

/** Requests that lie together in the inbox. */
export interface WaitingGroup {
  readonly requestType: RequestType
  readonly key: string
  readonly employee: EmployeeBrief
  readonly from: Day
  readonly to: Day
  readonly waitingSince: string
  readonly requests: readonly WaitingRequest[]
}

/** What is read of a request in the lists of those who asked and those who decided. */
export interface ShownRequest {
  /** All of it in one phrase. */
  readonly name: string
  readonly title: string
  readonly picture: (size: 'xs' | 'sm') => ReactNode
  readonly day: Day
  readonly amount: string
  readonly detail?: string | undefined
  readonly comment: string
  /** Where whoever asked finds it. */
  readonly link: Pick<LinkProps, 'to' | 'search'>
  readonly can: { readonly correct: boolean; readonly reopen: boolean }
}

/** What is read of a request that waits. */
export interface ShownEntry<Request extends WaitingRequest = WaitingRequest> {
  readonly request: Request
  /** Who asks for what: to tell it from the others. */
  readonly who: string
  readonly name: string
  readonly about: string
  readonly day: Day
  readonly title?: string | undefined
  /** Said where there is no title. */
  readonly untitled: string
  readonly detail: string | null
  readonly when: string
  /** One for each of the amounts that the inbox has columns for. */
  readonly amounts: readonly string[]
  readonly comment: string
  /** What others have changed of it. */
  readonly trace?: string | undefined
}

/** What is read of a group. */
export interface ShownGroup {
  readonly title: string
  readonly picture: ReactNode
  readonly amounts: readonly string[]
  /** What makes one look twice. */
  readonly notes: readonly string[]
}

/** Something more that may be done with what waits; it asks over the list. */
export interface EntryAction {
  readonly label: string
  readonly icon: ReactNode
  readonly dialog: (onClose: () => void) => ReactNode
}

type RequestIn<Group extends WaitingGroup> = Group['requests'][number]

/** How the inbox shows what waits of a type. What takes a group or a request takes those of the type alone. */
export interface InboxView<Group extends WaitingGroup> {
  readonly label: string
  /** Over what the requests are about. */
  readonly about: string
  /** Over how much of it; the first amount stands for the others where there is little room. */
  readonly amounts: readonly { readonly id: string; readonly header: string; readonly width: number }[]
  /** They are about projects, and can be narrowed down to some. */
  readonly hasProjects: boolean
  /** Those who are told of a denial, and what they can do then. */
  readonly denialHint: string
  nameOf(group: Group): string
  /** Who asks for what, in one phrase. */
  phraseOf(request: RequestIn<Group>): string
  /** By the keys of the groups, of a whole list at once: what is said of several is said of the first. */
  show(groups: readonly Group[]): ReadonlyMap<string, ShownGroup>
  showEntries(group: Group, timeZone: string): readonly ShownEntry<RequestIn<Group>>[]
  /** What several add up to. */
  totalOf(groups: readonly Group[]): string
  /** The same group with fewer requests, at least one. */
  reduced(group: Group, requests: RequestIn<Group>[]): Group
  /** One request as a group of its own. */
  groupOf(request: RequestIn<Group>): Group
  actionsOf(request: RequestIn<Group>): readonly EntryAction[]
}

/** What history tells of the thing that a request is about; it has the request's id. */
export interface TraceWords {
  readonly entity: string
  readonly actions: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
  /** Undefined for what reads as it is written. */
  readonly valueText: (field: string, value: unknown, timeZone: string) => string | undefined
}

/** What the screens know of a type of requests: its description, which its feature gives. */
export interface RequestTypeView<Request extends AnyRequest = AnyRequest, Group extends WaitingGroup = WaitingGroup> {
  readonly type: RequestType
  /** Of its tab, and of its line among what waits. */
  readonly label: string
  readonly plural: string
  readonly icon: TablerIcon
  /** Over its columns in lists of requests. */
  readonly headings: { readonly title: string; readonly amount: string }
  /** What is announced when something changes that its requests are about. */
  readonly topics: readonly string[]
  /** Where those who decide see more of it. */
  readonly report: { readonly label: string; readonly link: Pick<LinkProps, 'to'> }
  readonly reopening: string
  readonly trace: TraceWords
  readonly inbox: InboxView<Group>
  show(request: Request): ShownRequest
  /** What is asked for, over a form that changes it. */
  summary(request: Request): ReactNode
  /** The dialog in which something else takes the place of what was denied. */
  correction(request: Request, onClose: () => void): ReactNode
  /** As the inbox has it, for whoever may decide on it. */
  waiting(request: Request): RequestIn<Group> | undefined
}

export type RequestTypeViews = readonly RequestTypeView[]

export const viewOf = (views: RequestTypeViews, type: RequestType): RequestTypeView | undefined =>
  views.find((view) => view.type === type)

/** What lists of requests hear of beside requests themselves. */
export const topicsOf = (views: RequestTypeViews): string[] => views.flatMap(({ topics }) => topics)
