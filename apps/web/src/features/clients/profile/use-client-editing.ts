import type { Client } from '@praxis/contract/clients/clients'
import type { Workspace } from '@praxis/contract/company/companies'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { CHOOSE_FIRST } from '../../../ui/forms/changed-meanwhile'
import { refusalOf } from '../../../ui/forms/refusal'
import { saveOnNewest } from '../../../ui/forms/save-on-newest'
import { useDraft } from '../../../ui/forms/use-draft'
import { useUpdateClientDetails } from '../clients.mutations'
import { clientQuery } from '../clients.queries'
import { type ClientEdits, clientForm, clientInput, clientShape, editsOf, isTouched } from './client-form'
import { type ClientProblems, clientFields, clientProblems } from './client-problems'

/** The draft of a client's details over what is saved; it outlives a change of the tab. */
export function useClientEditing(client: Client, { company }: Workspace) {
  const [wasRefused, setWasRefused] = useState(false)
  const [refusedFields, setRefusedFields] = useState<Readonly<Record<string, string>>>({})
  const queryClient = useQueryClient()
  const { mutateAsync: update, isPending: isSaving } = useUpdateClientDetails(client.id)

  const formOf = (of: Client) => clientForm(of, company.clientSettings.defaultDynamicDetails)
  const saved = formOf(client)
  const draft = useDraft(`client/${client.id}`, saved, clientShape)
  const { form, collisions } = draft
  const edits = editsOf(saved, form)
  const input = clientInput(saved, edits)
  const problems: ClientProblems = {
    ...refusedFields,
    ...clientProblems(form, company.details.country as PhoneCountry),
  }

  /** Sends the edits over the newest client; false, with nothing sent, when somebody else changed the same fields. */
  const saveOver = async (newest: Client): Promise<boolean> => {
    const then = formOf(newest)
    const merged = draft.over(then)
    if (merged.collisions.length > 0) return false
    const sent = merged.draft.edited
    const changes = clientInput(then, editsOf(then, sent))
    const answer = changes ? formOf(await update({ ...changes, version: newest.version })) : then
    draft.settle({ over: then, sent, saved: answer })
    return true
  }

  /** Saves the draft; true when a problem in the form stands in the way. */
  const save = async (): Promise<boolean> => {
    if (isSaving || !isTouched(saved, edits)) return false
    const isInTheWay = Object.keys(clientProblems(form, company.details.country as PhoneCountry)).length > 0
    setWasRefused(isInTheWay)
    setRefusedFields({})
    if (isInTheWay || !input) return isInTheWay
    try {
      const fetchNewest = () => queryClient.fetchQuery({ ...clientQuery(client.id), staleTime: 0 })
      if (await saveOnNewest(client, fetchNewest, saveOver)) showSuccess('Updated successfully')
      else showError(CHOOSE_FIRST)
      return false
    } catch (error) {
      const { text, fields } = refusalOf(error, clientFields)
      showError(text)
      setRefusedFields(fields)
      setWasRefused(Object.keys(fields).length > 0)
      return Object.keys(fields).length > 0
    }
  }

  return {
    form,
    input,
    isDirty: isTouched(saved, edits),
    problems,
    /** After a refused save every problem is shown, not only those of fields that were left. */
    wasRefused,
    isSaving,
    collisions,
    choose: draft.choose,
    notice: draft.notice,
    edit: (changes: ClientEdits) => {
      draft.edit(changes)
      setRefusedFields({})
    },
    discard: () => {
      draft.discard()
      setWasRefused(false)
      setRefusedFields({})
    },
    save,
  }
}

export type ClientEditing = ReturnType<typeof useClientEditing>
