import type { Workspace } from '@praxis/contract/company/companies'
import type { Contract, Employee } from '@praxis/contract/people/employees'
import { textOf } from '@praxis/contract/protocol/reasons'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStoredState } from '../../../ui/drafts/use-stored-state'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { CHOOSE_FIRST } from '../../../ui/forms/changed-meanwhile'
import { refusalOf } from '../../../ui/forms/refusal'
import { saveOnNewest } from '../../../ui/forms/save-on-newest'
import { useDraft } from '../../../ui/forms/use-draft'
import type { ContractDraft } from '../employment-contract/contract-draft'
import { carriedOn, rebaseContract } from '../employment-contract/rebase-contract'
import { type SavedCall, useUpdateEmployee } from '../people.mutations'
import { employeeQuery } from '../people.queries'
import {
  changedParts,
  definitionsFor,
  editsOf,
  isContractOutdated,
  type ProfileEdits,
  type ProfileForm,
  type ProfilePart,
  profileForm,
  profileInputs,
  profileShape,
} from './profile-form'
import { partWithProblem, profileProblems } from './profile-problems'

/** The draft of a profile over what is saved, for all tabs together. */
export function useProfileEditing(employee: Employee, { company, employment: viewer }: Workspace) {
  /** The contract is drafted apart, while it is edited: a merge by field would not keep the order of its periods. */
  const {
    value: contract,
    set: setContract,
    discard: discardContract,
  } = useStoredState<ContractDraft>(`employee/${employee.id}/contract`)
  /** The contract that the changes to it were begun on. */
  const [base, setBase] = useState<Contract | null>(null)
  const [wasRefused, setWasRefused] = useState(false)
  const queryClient = useQueryClient()
  const { mutateAsync: update, isPending: isSaving } = useUpdateEmployee()

  const definitions = definitionsFor(viewer.permission, company.employeeSettings.defaultDynamicDetails)
  const formOf = (of: Employee) => profileForm(of, definitions)
  const saved = formOf(employee)
  const { contract: _, ...drafted } = saved
  const draft = useDraft(`employee/${employee.id}`, drafted, profileShape)
  const edits: ProfileEdits = { ...editsOf(drafted, draft.form), ...(contract && { contract }) }
  const form: ProfileForm = { ...saved, ...edits }
  const inputs = profileInputs(employee, saved, edits)
  const changed = changedParts(inputs)
  const problems = profileProblems(form, company.details.country as PhoneCountry)

  /** What was typed while the contract was being saved stays to be saved. */
  const settleContract = (sent: ContractDraft, { contract: answer }: Employee) => {
    setContract((current) => (current === sent || !current || !answer ? undefined : carriedOn(current, sent, answer)))
    setBase(answer ?? null)
  }

  /** Sends the edits over the newest profile; returns why nothing was sent, if it was not. */
  const saveOver = async (newest: Employee): Promise<string | undefined> => {
    const { contract: _newest, ...then } = formOf(newest)
    const merged = draft.over(then)
    if (merged.collisions.length > 0) return CHOOSE_FIRST
    if (isContractOutdated(newest, edits)) return textOf({ reason: 'changedMeanwhile' })
    const sent = merged.draft.edited
    const onSaved = (call: SavedCall, answer: Employee) => {
      const { contract: _answered, ...now } = formOf(answer)
      const inCall = call === 'details' ? { ...sent, permission: then.permission } : sent
      if (call !== 'contract') draft.settle({ over: then, sent: inCall, saved: now })
      else if (contract) settleContract(contract, answer)
    }
    const newInputs = profileInputs(newest, formOf(newest), { ...editsOf(then, sent), ...(contract && { contract }) })
    await update({ id: employee.id, version: newest.version, inputs: newInputs, onSaved })
    return undefined
  }

  /** Saves the draft; returns the part that cannot be saved as it is, if there is one. */
  const save = async (): Promise<ProfilePart | undefined> => {
    if (isSaving || changed.size === 0) return undefined
    const inTheWay = partWithProblem(problems, changed)
    setWasRefused(inTheWay !== undefined)
    if (inTheWay) return inTheWay
    try {
      const fetchNewest = () => queryClient.fetchQuery({ ...employeeQuery(employee.id), staleTime: 0 })
      const refusal = await saveOnNewest(employee, fetchNewest, saveOver)
      if (refusal) showError(refusal)
      else showSuccess('Updated successfully')
      return undefined
    } catch (error) {
      showError(refusalOf(error, []).text)
      return undefined
    }
  }

  return {
    form,
    definedKeys: definitions.map(({ key }) => key),
    changed,
    problems,
    /** After a refused save every problem is shown, not only those of fields that were left. */
    wasRefused,
    isSaving,
    collisions: draft.collisions,
    choose: draft.choose,
    notice: draft.notice,
    isContractOutdated: isContractOutdated(employee, edits),
    edit: <Part extends ProfilePart>(part: Part, value: ProfileForm[Part]) => {
      if (part !== 'contract') return draft.edit({ [part]: value })
      if (!contract) setBase(employee.contract ?? null)
      setContract(value as ContractDraft)
    },
    /** Goes on with the draft's changes, on top of the contract that somebody saved meanwhile. */
    keepOwnContract: () => {
      const { contract: newer } = employee
      if (!newer || !contract) return
      setContract(base ? rebaseContract(contract, base, newer) : { ...contract, version: newer.version })
      setBase(newer)
    },
    takeTheirContract: () => setContract(undefined),
    discard: () => {
      draft.discard()
      discardContract()
      setWasRefused(false)
    },
    save,
  }
}

export type ProfileEditing = ReturnType<typeof useProfileEditing>
