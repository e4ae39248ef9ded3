import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { Topic } from '@praxis/contract/protocol/topics'
import type { RequestEnvelope } from '@praxis/contract/requests/request-envelope'
import type { RequestType } from '@praxis/contract/requests/request-rules'
import type { Day } from '@praxis/domain/calendar/day'
import type { TablerIcon } from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A request of whatever type. */
export type AnyRequest = RequestEnvelope & { readonly requestType: RequestType }

/** A waiting request, as the inbox has it: a decision is about this version. */
export interface WaitingRequest {
  readonly id: string
  readonly version: string
}

/** Requests that are one line of the inbox. */
export interface WaitingGroup {
  readonly requestType: RequestType
  readonly key: string
  readonly employee: EmployeeBrief
  readonly from: Day
  readonly to: Day
  readonly waitingSince: string
  readonly requests: readonly WaitingRequest[]
  /** The person in whose place the reader decides. */
  readonly decidesFor?: EmployeeBrief | undefined
}

/** What lists of one's own and of decided requests show of a request. */
export interface ShownRequest {
  /** The request in one phrase. */
  readonly name: string
  readonly title: string
  readonly picture: (size: 'xs' | 'sm') => ReactNode
  readonly day: Day
  readonly amount: string
  readonly detail?: string | undefined
  readonly comment: string
  /** Where the person who made the request finds it. */
  readonly link: Pick<LinkProps, 'to' | 'search'>
  /** What has become of the request since it was decided on, in place of its state. */
  readonly state?: ReactNode
  /** The item of an invoice that it is on: it cannot be reopened then. */
  readonly invoiceItemID?: string | undefined
  readonly can: { readonly correct: boolean; readonly reopen: boolean; readonly cancel?: boolean }
}

/** What the inbox shows of a waiting request. */
export interface ShownEntry<Request extends WaitingRequest = WaitingRequest> {
  readonly request: Request
  /** Who makes the request, and for what: to tell it from the others. */
  readonly who: string
  readonly name: string
  readonly about: string
  readonly day: Day
  readonly title?: string | undefined
  /** Shown where there is no title. */
  readonly untitled: string
  readonly detail: string | null
  readonly when: string
  /** One text for each of the amounts that the inbox has columns for. */
  readonly amounts: readonly string[]
  readonly comment: string
  /** What others have changed of the request. */
  readonly trace?: string | undefined
}

/** What the inbox shows of a group. */
export interface ShownGroup {
  readonly title: string
  readonly picture: ReactNode
  readonly amounts: readonly string[]
  /** What makes an approver look twice. */
  readonly notes: readonly string[]
}

/** A further action on a waiting request; it opens a dialog over the list. */
export interface EntryAction {
  readonly label: string
  readonly icon: ReactNode
  readonly dialog: (onClose: () => void) => ReactNode
}

type RequestIn<Group extends WaitingGroup> = Group['requests'][number]

/** How the inbox shows waiting requests of a type; its functions take groups and requests of that type alone. */
export interface InboxView<Group extends WaitingGroup> {
  readonly label: string
  /** The heading over what the requests are about. */
  readonly about: string
  /** The headings over the amounts; the first amount stands for the others where there is little room. */
  readonly amounts: readonly { readonly id: string; readonly header: string; readonly width: number }[]
  /** The requests are about projects, and can be filtered by them. */
  readonly hasProjects: boolean
  /** Who is told of a denial, and what they can do then. */
  readonly denialHint: string
  nameOf(group: Group): string
  /** Who makes the request and for what, in one phrase. */
  phraseOf(request: RequestIn<Group>): string
  /** What is shown of each group, by its key; of a whole list, since what several share is said at the first. */
  show(groups: readonly Group[]): ReadonlyMap<string, ShownGroup>
  showEntries(group: Group, timeZone: string): readonly ShownEntry<RequestIn<Group>>[]
  /** The sum of several groups. */
  totalOf(groups: readonly Group[]): string
  /** The group with fewer requests, at least one. */
  reduced(group: Group, requests: RequestIn<Group>[]): Group
  /** One request as a group of its own. */
  groupOf(request: RequestIn<Group>): Group
  actionsOf(request: RequestIn<Group>): readonly EntryAction[]
  /** What the approver should know of a request, shown below it once its group is unfolded. */
  detailsOf?(request: RequestIn<Group>): ReactNode
}

/** The words for the history of the thing that a request is about; it has the request's id. */
export interface TraceWords {
  readonly entity: string
  readonly actions: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
  /** A value in words; undefined for one that reads as it is stored. */
  readonly valueText: (field: string, value: unknown, timeZone: string) => string | undefined
}

/** What the screens know of a type of requests: its description, which its feature gives. */
export interface RequestTypeView<Request extends AnyRequest = AnyRequest> {
  readonly type: RequestType
  /** The name of the type's tab, and of its line among what waits. */
  readonly label: string
  readonly plural: string
  readonly icon: TablerIcon
  /** The headings of its columns in lists of requests. */
  readonly headings: { readonly title: string; readonly amount: string }
  /** The live topics of the things that its requests are about. */
  readonly topics: readonly Topic[]
  /** The report in which approvers see more, where there is one. */
  readonly report?: { readonly label: string; readonly link: Pick<LinkProps, 'to'> }
  /** What puts a denied thing right, as the words of a button: 'Correct and resubmit'. */
  readonly correcting: string
  readonly reopening: string
  /** Loads the words for its history when one is first shown: the dashboard shows none. */
  readonly trace: () => Promise<TraceWords>
  show(request: Request): ShownRequest
  /** The requested thing, shown over a form that changes it. */
  summary(request: Request): ReactNode
  /** The dialog that replaces a denied thing by a corrected one. */
  correction(request: Request, onClose: () => void): ReactNode
  /** The dialog that calls off an approved thing, of a type that can be. */
  cancellation?(request: Request, onClose: () => void): ReactNode
}

/** What the inbox knows of a type besides: pages without an inbox do not load it. */
export interface ApprovalTypeView<Request extends AnyRequest = AnyRequest, Group extends WaitingGroup = WaitingGroup>
  extends RequestTypeView<Request> {
  readonly inbox: InboxView<Group>
  /** The request as the inbox has it, for those who may decide on it. */
  waiting(request: Request): RequestIn<Group> | undefined
}

export type RequestTypeViews = readonly RequestTypeView[]

export const viewOf = <View extends RequestTypeView>(views: readonly View[], type: RequestType): View | undefined =>
  views.find((view) => view.type === type)

/** The topics that lists of requests follow besides requests themselves. */
export const topicsOf = (views: readonly Pick<RequestTypeView, 'topics'>[]): Topic[] =>
  views.flatMap(({ topics }) => topics)
