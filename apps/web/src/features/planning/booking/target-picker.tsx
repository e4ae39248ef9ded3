import type { BookableTarget } from '@praxis/contract/planning/master-planning'
import { useQuery } from '@tanstack/react-query'
import type { FieldProps } from '../../../ui/forms/field'
import { useTypedSearch } from '../../../ui/forms/picker/use-typed-search'
import { SelectField } from '../../../ui/forms/select-field'
import { Logo } from '../../../ui/people/logo'
import type { BookedTarget } from '../model/plan-row'
import { bookableTargetsQuery } from '../planning.queries'

export const targetOfBookable = ({ id, name, client, projectID }: BookableTarget): BookedTarget => ({
  id,
  kind: projectID === null ? 'opportunity' : 'project',
  name,
  clientName: client?.name ?? null,
  imageURL: client?.logoImage ?? null,
  probability: projectID === null ? 1 : null,
})

export const optionOfTarget = ({ id, name, clientName, imageURL, kind }: BookedTarget) => ({
  value: id,
  label: name,
  note: [clientName, kind === 'opportunity' && 'opportunity'].filter(Boolean).join(', '),
  picture: <Logo name={name} image={imageURL} size="xs" colourKey={id} />,
})

/** A project or opportunity to book on, found as one types. */
export function TargetPicker({ value, onChange, ...field }: FieldProps<BookedTarget | null>) {
  const { text, searching } = useTypedSearch()
  const search = useQuery(bookableTargetsQuery(text))
  const found = (search.data ?? []).map(targetOfBookable)
  return (
    <SelectField
      {...field}
      options={found.map(optionOfTarget)}
      chosenOption={value && optionOfTarget(value)}
      {...searching(search)}
      value={value?.id ?? null}
      onChange={(id) => onChange(found.find((target) => target.id === id) ?? null)}
    />
  )
}
