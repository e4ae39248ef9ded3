import type { Client } from '@praxis/contract/clients'
import type { Workspace } from '@praxis/contract/companies'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { useState } from 'react'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { refusalOf } from '../../../ui/forms/refusal'
import { useUpdateClientDetails } from '../clients.mutations'
import {
  type ClientEdits,
  type ClientForm,
  type ClientPart,
  clientForm,
  clientInput,
  isTouched,
  rebaseEdits,
} from './client-form'
import { type ClientProblems, clientFields, clientProblems } from './client-problems'

const without = (edits: ClientEdits, sent: ClientEdits): ClientEdits =>
  // What was typed on while it was being saved is still to be saved.
  Object.fromEntries(Object.entries(edits).filter(([part, value]) => sent[part as ClientPart] !== value))

const savedPartsOf = (changes: ClientEdits, saved: ClientForm): ClientEdits => ({
  ...(changes.contact && { contact: saved.contact }),
  ...(changes.address && { address: saved.address }),
  ...(changes.dynamicDetails && { dynamicDetails: saved.dynamicDetails }),
})

/** The draft of a client's details over what is saved; it outlives a change of the tab. */
export function useClientEditing(client: Client, { company }: Workspace) {
  const [typed, setTyped] = useState<ClientEdits>({})
  /** What was saved when it was last edited. */
  const [base, setBase] = useState<ClientEdits>({})
  const [wasRefused, setWasRefused] = useState(false)
  const [refusedFields, setRefusedFields] = useState<Readonly<Record<string, string>>>({})
  const { mutateAsync: update, isPending: isSaving } = useUpdateClientDetails(client.id)

  const saved = clientForm(client, company.clientSettings.defaultDynamicDetails)
  const edits = rebaseEdits(typed, base, saved)
  const form: ClientForm = { ...saved, ...edits }
  const input = clientInput(saved, edits)
  const problems: ClientProblems = {
    ...refusedFields,
    ...clientProblems(form, company.details.country as PhoneCountry),
  }

  /** True when something of the form stands in the way. */
  const save = async (): Promise<boolean> => {
    if (isSaving || !isTouched(saved, edits)) return false
    const isInTheWay = Object.keys(clientProblems(form, company.details.country as PhoneCountry)).length > 0
    setWasRefused(isInTheWay)
    setRefusedFields({})
    if (isInTheWay || !input) return isInTheWay
    try {
      await update(input)
      setTyped((current) => without(current, typed))
      showSuccess('Updated successfully')
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
    /** Every problem is told, not only those of fields that were left. */
    wasRefused,
    isSaving,
    edit: (changes: ClientEdits) => {
      setBase((current) => ({ ...current, ...savedPartsOf(changes, saved) }))
      setTyped((current) => ({ ...current, ...changes }))
      setRefusedFields({})
    },
    discard: () => {
      setTyped({})
      setWasRefused(false)
      setRefusedFields({})
    },
    save,
  }
}

export type ClientEditing = ReturnType<typeof useClientEditing>
