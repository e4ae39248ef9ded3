import type { Workspace } from '@praxis/contract/company/companies'
import type { Employee } from '@praxis/contract/people/employees'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { useQueryClient } from '@tanstack/react-query'
import { useEarlierDrafts } from '../../../ui/drafts/use-earlier-drafts'
import { type Draft, type Sending, useDraft } from '../../../ui/forms/use-draft'
import { withEarlierContract } from '../employment-contract/earlier-contract'
import { type SavedCall, useUpdateEmployee } from '../people.mutations'
import { employeeQuery } from '../people.queries'
import {
  changedParts,
  definitionsFor,
  type ProfileForm,
  type ProfileInputs,
  type ProfilePart,
  profileForm,
  profileInputs,
  profileShape,
} from './profile-form'
import { partOfProblem, profileProblems } from './profile-problems'

export interface ProfileEditing extends Draft<ProfileForm, ProfileInputs> {
  readonly definedKeys: readonly string[]
  readonly changed: ReadonlySet<ProfilePart>
  /** Somebody else saved the contract after these changes to it were begun. */
  readonly isContractOutdated: boolean
}

/** What is saved after one of the calls, which come in this order. */
const savedBy = (call: SavedCall, { saved: { contract, permission }, sent }: Sending<Employee, ProfileForm>) =>
  ({
    details: { ...sent, contract, permission },
    contract: { ...sent, permission },
    permission: sent,
  })[call]

/** The draft of a profile over what is saved, for all tabs together. */
export function useProfileEditing(employee: Employee, { company, employment: viewer }: Workspace): ProfileEditing {
  const queryClient = useQueryClient()
  const { mutateAsync: updateEmployee } = useUpdateEmployee()
  const definitions = definitionsFor(viewer.permission, company.employeeSettings.defaultDynamicDetails)
  const key = `employee/${employee.id}`
  useEarlierDrafts(`${key}/contract`, key, (contract, kept) =>
    withEarlierContract(contract, kept, profileForm(employee, definitions).contract),
  )
  const draft = useDraft<Employee, ProfileForm, ProfileInputs>({
    key,
    record: employee,
    fetchNewest: () => queryClient.fetchQuery({ ...employeeQuery(employee.id), staleTime: 0 }),
    valuesOf: (of) => profileForm(of, definitions),
    shape: profileShape,
    inputOf: (saved, form, of) => {
      const inputs = profileInputs(of, saved, form)
      return changedParts(inputs).size > 0 ? inputs : undefined
    },
    problemsOf: (form) => profileProblems(form, company.details.country as PhoneCountry),
    // Parts that stay as they are saved are not checked.
    isInTheWay: (problem, inputs) => inputs !== undefined && changedParts(inputs).has(partOfProblem(problem)),
    send: async (inputs, sending) => {
      let answered = sending.newest
      await updateEmployee({
        id: employee.id,
        version: sending.newest.version,
        inputs,
        onSaved: (call, answer) => {
          answered = answer
          sending.settle(savedBy(call, sending), answer)
        },
      })
      return answered
    },
  })
  return {
    ...draft,
    definedKeys: definitions.map(({ key }) => key),
    changed: draft.input ? changedParts(draft.input) : new Set(),
    isContractOutdated: draft.collisions.some(({ path }) => path === 'contract'),
  }
}
