import type { Portal } from '@praxis/contract/portals/project-portals'
import { useQueryClient } from '@tanstack/react-query'
import { changesIfAny } from '../../../ui/forms/draft-changes'
import { ruleProblems } from '../../../ui/forms/rule-problems'
import { useDraft } from '../../../ui/forms/use-draft'
import { useUpdatePortal } from '../project-portals.mutations'
import { type PortalIds, portalsQuery } from '../project-portals.queries'
import { portalInput, portalRules, portalValues } from './portal-values'

/** What is set up in a portal until it is saved: visitors see nothing of it before. */
export function usePortalDraft(ids: PortalIds, portal: Portal) {
  const queryClient = useQueryClient()
  const { mutateAsync: update } = useUpdatePortal(ids)
  return useDraft({
    key: `portal/${portal.id}`,
    record: portal,
    fetchNewest: async () => {
      const portals = await queryClient.fetchQuery({ ...portalsQuery(ids.projectID), staleTime: 0 })
      return portals.find(({ id }) => id === portal.id) ?? portal
    },
    valuesOf: portalValues,
    shape: { groups: ['shared'] },
    problemsOf: (values) => ruleProblems(values, portalRules),
    inputOf: (saved, values) => changesIfAny(saved, values),
    send: (changed, { newest: { version } }) => update({ ...portalInput(changed), version }),
    showsRefusal: true,
  })
}

export type PortalDraft = ReturnType<typeof usePortalDraft>
