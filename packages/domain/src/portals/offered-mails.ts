import { type SharedInfo, type VisitorMail, visitorMails } from '@praxis/contract/portals/portal-rules'

/** What has to be shared for visitors to be mailed of it; the status of tasks always is. */
const keys: Readonly<Record<VisitorMail, SharedInfo | null>> = {
  comments: 'taskComment',
  statusChanges: null,
  signOffs: 'signOffs',
  invoices: 'invoices',
}

/** What visitors of a portal can be mailed of. */
export const offeredMails = (shared: readonly SharedInfo[]): VisitorMail[] =>
  visitorMails.filter((mail) => {
    const key = keys[mail]
    return key === null || shared.includes(key)
  })
