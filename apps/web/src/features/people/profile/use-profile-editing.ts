import type { Workspace } from '@praxis/contract/companies'
import type { Contract, Employee } from '@praxis/contract/employees'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { useState } from 'react'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { refusalOf } from '../../../ui/forms/refusal'
import { carriedOn, rebaseContract } from '../contract/rebase-contract'
import { type SavedCall, useUpdateEmployee } from '../people.mutations'
import {
  changedParts,
  isContractOutdated,
  type ProfileEdits,
  type ProfileForm,
  type ProfilePart,
  profileForm,
  profileInputs,
  rebaseEdits,
} from './profile-form'
import { partWithProblem, profileProblems } from './profile-problems'

const PARTS_OF_CALL: Record<SavedCall, readonly ProfilePart[]> = {
  details: ['details', 'dynamicDetails', 'preferences'],
  contract: ['contract'],
  permission: ['permission'],
}

const without = (edits: ProfileEdits, parts: readonly ProfilePart[]): ProfileEdits =>
  Object.fromEntries(Object.entries(edits).filter(([part]) => !parts.some((each) => each === part)))

/** The draft of a profile over what is saved, for all tabs together. */
export function useProfileEditing(employee: Employee, { company }: Workspace) {
  const [typed, setTyped] = useState<ProfileEdits>({})
  /** The saved parts that were last edited on. */
  const [bases, setBases] = useState<ProfileEdits>({})
  /** The contract that the changes to it were begun on. */
  const [base, setBase] = useState<Contract | null>(null)
  const [wasRefused, setWasRefused] = useState(false)
  const { mutateAsync: update, isPending: isSaving } = useUpdateEmployee()

  const saved = profileForm(employee, company.employeeSettings.defaultDynamicDetails)
  const edits = rebaseEdits(typed, bases, saved)
  const form: ProfileForm = { ...saved, ...edits }
  const inputs = profileInputs(employee, saved, edits)
  const changed = changedParts(inputs)
  const problems = profileProblems(form, company.details.country as PhoneCountry)
  const forget = (parts: readonly ProfilePart[]) => setTyped((current) => without(current, parts))
  /** What was typed on while it was being saved is still to be saved. */
  const forgetSent = (call: SavedCall, { contract }: Employee) => {
    const sent = call === 'contract' ? typed.contract : undefined
    setTyped((current) => {
      const isSent = (part: ProfilePart) => current[part] === typed[part]
      const left = without(current, PARTS_OF_CALL[call].filter(isSent))
      return sent && contract && left.contract ? { ...left, contract: carriedOn(left.contract, sent, contract) } : left
    })
    if (sent) setBase(contract ?? null)
  }

  /** Gives the part that cannot be saved as it is. */
  const save = async (): Promise<ProfilePart | undefined> => {
    if (isSaving || changed.size === 0) return undefined
    const inTheWay = partWithProblem(problems, changed)
    setWasRefused(inTheWay !== undefined)
    if (inTheWay) return inTheWay
    try {
      await update({ id: employee.id, inputs, onSaved: forgetSent })
      showSuccess('Updated successfully')
      return undefined
    } catch (error) {
      showError(refusalOf(error, []).text)
      return undefined
    }
  }

  return {
    form,
    changed,
    problems,
    /** Every problem is told, not only those of fields that were left. */
    wasRefused,
    isSaving,
    isContractOutdated: isContractOutdated(employee, edits),
    edit: <Part extends ProfilePart>(part: Part, value: ProfileForm[Part]) => {
      if (part === 'contract' && !edits.contract) setBase(employee.contract ?? null)
      setBases((current) => ({ ...current, [part]: saved[part] }))
      setTyped((current) => ({ ...current, [part]: value }))
    },
    /** Goes on with the own changes, on top of what somebody saved meanwhile. */
    keepOwnContract: () => {
      const { contract: newer } = employee
      if (!newer || !edits.contract) return
      const rebased = base ? rebaseContract(edits.contract, base, newer) : { ...edits.contract, version: newer.version }
      setBase(newer)
      setTyped((current) => ({ ...current, contract: rebased }))
    },
    forget,
    discard: () => {
      setTyped({})
      setWasRefused(false)
    },
    save,
  }
}

export type ProfileEditing = ReturnType<typeof useProfileEditing>
