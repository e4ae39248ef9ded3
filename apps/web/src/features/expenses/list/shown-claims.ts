import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { present } from '../../../shell/address-values'
import type { AskedSubmitted } from '../expenses.queries'
import type { ExpenseSearch } from '../expenses-search'

/** Whether claims that are not submitted yet are listed. */
export const showsOpen = ({ show, state }: ExpenseSearch): boolean =>
  (show === undefined || show === 'open') && (state === undefined || state === 'unsubmitted')

export const showsSubmitted = ({ show, state }: ExpenseSearch): boolean => show !== 'open' && state !== 'unsubmitted'

/** What the server is asked for of the submitted claims. */
export function askedSubmitted({ show, state, sortOrder, search, projectID, typeID, from, to }: ExpenseSearch) {
  const isPaid = show === 'paid' ? 'true' : show === 'submitted' ? 'false' : undefined
  return present<AskedSubmitted>({
    ...{ search, projectID, typeID, from, to, sortOrder, isPaid },
    state: state === 'unsubmitted' ? undefined : state,
  })
}

const textsOf = ({ name, type, project }: Expense): string =>
  [name, type?.typeName, project?.details.name, project?.client?.name].join(' ').toLowerCase()

/** The open claims that the search asks for: all of them are at hand, so the server is not asked again. */
export function shownOpen(open: readonly Expense[], search: ExpenseSearch): Expense[] {
  const words = search.search?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
  const shown = open.filter(
    (claim) =>
      words.every((word) => textsOf(claim).includes(word)) &&
      (search.projectID === undefined || claim.project?.id === search.projectID) &&
      (search.typeID === undefined || claim.type?.id === search.typeID) &&
      (search.from === undefined || claim.incurredDate >= search.from) &&
      (search.to === undefined || claim.incurredDate <= search.to),
  )
  return search.sortOrder === 'oldestFirst' ? shown.reverse() : shown
}

/** What has become of claims that were submitted together: 'waiting for Amelia Hart'. */
export function groupStateText(claims: readonly Expense[]): string {
  const [first] = claims
  const haveOne = <Value>(read: (claim: Expense) => Value) =>
    claims.every((claim) => read(claim) === (first && read(first)))
  if (!first || !haveOne(({ request }) => request.state)) return 'decided one by one'
  if (claims.every(({ payment }) => payment)) return 'paid back'
  if (first.request.state === 'approved') return 'approved'
  if (first.request.state === 'denied') return 'denied'
  const { approver } = first.request
  return approver && haveOne(({ request }) => request.approver?.id)
    ? `waiting for ${approver.displayName}`
    : 'decided one by one'
}
