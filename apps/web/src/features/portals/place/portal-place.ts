/** The pages of a portal, by what follows its reference in their address. */
export const portalPages = {
  overview: '',
  tasks: 'taskLists',
  approvals: 'approvals',
  plan: 'ganttChart',
  time: 'time',
  budget: 'budget',
  documents: 'documents',
  invoices: 'invoices',
  journal: 'journal',
  mails: 'mails',
} as const satisfies Record<string, string>

export type PortalPage = keyof typeof portalPages

/** Where in which portal somebody is. */
export interface PortalPlace {
  readonly reference: string
  /** Undefined where there is no such page. */
  readonly page: PortalPage | undefined
  /** The record that the page shows: a task, a sign-off. */
  readonly id: string | undefined
  readonly search: string
}

const pageCalled = (name: string): PortalPage | undefined =>
  (Object.keys(portalPages) as PortalPage[]).find((page) => portalPages[page] === name)

/** What an address says; undefined when it names no portal. */
export function readPlace({ pathname, search }: Pick<Location, 'pathname' | 'search'>): PortalPlace | undefined {
  const [, portals, reference = '', name = '', id, ...others] = pathname.split('/')
  if (portals !== 'portals' || reference === '') return undefined
  const page = others.length > 0 ? undefined : pageCalled(name)
  return { reference: decoded(reference), page, id: id === undefined || id === '' ? undefined : decoded(id), search }
}

/** Somebody may have typed the address. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The address of a page of a portal, or of a record on it. */
export const portalHref = (reference: string, page: PortalPage = 'overview', id?: string): string =>
  ['/portals', encodeURIComponent(reference), portalPages[page], id && encodeURIComponent(id)].filter(Boolean).join('/')
