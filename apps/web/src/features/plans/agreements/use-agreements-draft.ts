import type { Agreements } from '@praxis/contract/plans/agreements'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { differingNames } from '../../../ui/forms/draft-changes'
import { useDraft } from '../../../ui/forms/use-draft'
import { useUpdateAgreementItems } from '../plans.mutations'
import { agreementsQuery } from '../plans.queries'
import {
  agreementProblems,
  agreementValues,
  changesConsultancy,
  type ItemValues,
  itemsInput,
  newItem,
} from './agreement-values'

/** The draft of a project’s agreement items. */
export function useAgreementsDraft(projectID: string, agreements: Agreements) {
  const queryClient = useQueryClient()
  const { mutateAsync: updateAgreementItems } = useUpdateAgreementItems(projectID)
  const clears = useRef(false)
  const [isAsking, setIsAsking] = useState(false)
  const saved = agreementValues(agreements)
  const draft = useDraft({
    key: `agreements/${projectID}`,
    record: agreements,
    fetchNewest: () => queryClient.fetchQuery({ ...agreementsQuery(projectID), staleTime: 0 }),
    valuesOf: agreementValues,
    shape: { rows: ['items'] },
    problemsOf: agreementProblems,
    inputOf: (before, values) => (differingNames(before, values).length > 0 ? itemsInput(values) : undefined),
    send: (items, { newest: { version } }) =>
      updateAgreementItems({ items, version, shouldClearAndUpdateResourcePlan: clears.current }),
    showsRefusal: true,
  })
  const { items } = draft.values
  const set = (next: readonly ItemValues[]) => draft.edit({ items: next })

  const saveWith = async (isToClear: boolean) => {
    clears.current = isToClear
    setIsAsking(false)
    return draft.save()
  }
  const save = async () => {
    const isInTheWay = Object.keys(agreementProblems(draft.values)).length > 0
    const asks = agreements.can.clearResourcePlan && !isInTheWay && changesConsultancy(saved, draft.values)
    if (!asks) return saveWith(false)
    setIsAsking(true)
    return []
  }
  return {
    draft: { ...draft, save },
    items,
    isAsking,
    stopAsking: () => setIsAsking(false),
    saveWith,
    change: (key: string, changes: Partial<ItemValues>) =>
      set(items.map((item) => (item.key === key ? { ...item, ...changes } : item))),
    add: () => set([...items, newItem(crypto.randomUUID())]),
    remove: (key: string) => set(items.filter((item) => item.key !== key)),
    move: (key: string, place: number) => {
      const others = items.filter((item) => item.key !== key)
      const moved = items.filter((item) => item.key === key)
      set([...others.slice(0, place), ...moved, ...others.slice(place)])
    },
  }
}

export type AgreementsDraft = ReturnType<typeof useAgreementsDraft>
