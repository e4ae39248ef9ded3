import type { Planning, RoleInRow } from '@praxis/contract/planning/planning-shapes'

/** Those of the infos that are kept, by their ids. */
const only = <Info>(infos: Readonly<Record<string, Info>>, isKept: (id: string, info: Info) => boolean) =>
  Object.fromEntries(Object.entries(infos).filter(([id, info]) => isKept(id, info)))

/** Only what is booked on these targets is named; what people are booked for elsewhere is in their sums. */
export const namingOnly = (planning: Planning, targetableIds: ReadonlySet<string>): Planning => {
  const isNamed = (id: string) => targetableIds.has(id)
  const roleInfos = only(planning.roleInfos, (_, role) => isNamed(role.projectID ?? role.opportunityID ?? ''))
  const rateCardIds = new Set(Object.values(roleInfos).map(({ rateCardID }) => rateCardID))
  const withRoles = <Row extends { readonly roles?: RoleInRow[] | undefined }>(row: Row): Row => ({
    ...row,
    ...(row.roles && { roles: row.roles.filter(({ roleID }) => roleInfos[roleID]) }),
  })
  return {
    ...planning,
    roleInfos,
    rateCardInfos: only(planning.rateCardInfos, (id) => rateCardIds.has(id)),
    projectInfos: only(planning.projectInfos, isNamed),
    opportunityInfos: only(planning.opportunityInfos, isNamed),
    bookingInfos: only(planning.bookingInfos, (_, { roleID }) => roleInfos[roleID] !== undefined),
    namedResources: planning.namedResources.map(withRoles),
    rateCardsResources: planning.rateCardsResources.map(withRoles),
    unnamedResources: planning.unnamedResources.map(withRoles),
  }
}
