import { ActionIcon } from '@mantine/core'
import { IconFilter, IconLayoutSidebar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { present } from '../../shell/address-values'
import { MultiField } from '../../ui/forms/multi-field'
import { useTypedSearch } from '../../ui/forms/picker/use-typed-search'
import { SearchField } from '../../ui/forms/search-field'
import { SwitchField } from '../../ui/forms/switch-field'
import { Row, Text } from '../../ui/layout/box'
import { Face } from '../../ui/people/face'
import { employeeSearchQuery } from '../people/people.queries'
import { rateCardsQuery } from '../people/rate-cards.queries'
import { optionOfTarget, targetOfBookable } from './booking/target-picker'
import classes from './planning.module.css'
import { bookableTargetsQuery, type PlanningAsk } from './planning.queries'
import type { PlanningSearch } from './planning-search'

interface PlanningFiltersProps {
  readonly ask: PlanningAsk
  readonly search: PlanningSearch
  readonly onSearch: (search: PlanningSearch) => void
}

/** The filters beside the grid, folded to a rail until they are needed. */
export function PlanningFilters(props: PlanningFiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { includedEmployeeIDs, includedRateCardIDs, includedTargetableIDs, showUnnamedRoles, search } = props.ask
  const count =
    includedEmployeeIDs.length +
    includedRateCardIDs.length +
    includedTargetableIDs.length +
    Number(!showUnnamedRoles) +
    Number(search !== '')
  const label = count === 0 ? 'Filters' : `Filters · ${count}`
  if (!isOpen)
    return (
      <div className={classes.rail}>
        <ActionIcon aria-label={`Open filters${count > 0 ? `: ${count} on` : ''}`} onClick={() => setIsOpen(true)}>
          {count > 0 ? <IconFilter size={18} stroke={1.75} /> : <IconLayoutSidebar size={18} stroke={1.75} />}
        </ActionIcon>
        <span className={classes.railWord} aria-hidden>
          {label}
        </span>
      </div>
    )
  return (
    <search className={classes.filters} aria-label="Filters">
      <Row justify="between">
        <Text weight="semi" size={13}>
          {label}
        </Text>
        <ActionIcon aria-label="Close filters" onClick={() => setIsOpen(false)}>
          <IconLayoutSidebar size={18} stroke={1.75} />
        </ActionIcon>
      </Row>
      <FilterFields {...props} />
    </search>
  )
}

const chosen = (values: readonly string[]): readonly string[] | undefined => (values.length > 0 ? values : undefined)

function FilterFields({ ask, search, onSearch }: PlanningFiltersProps) {
  const change = (changes: PlanningSearch) => onSearch(present<PlanningSearch>({ ...search, ...changes }))
  const people = useTypedSearch()
  const foundPeople = useQuery(employeeSearchQuery(people.text))
  const targets = useTypedSearch()
  const foundTargets = useQuery({ ...bookableTargetsQuery(targets.text), enabled: !ask.isOwn })
  const { data: rateCards = [] } = useQuery(rateCardsQuery)
  const { people: _people, ...withoutPeople } = search
  const { rateCards: _cards, ...withoutCards } = search
  const { targets: _targets, ...withoutTargets } = search
  const { search: _search, ...withoutSearch } = search
  return (
    <>
      <SearchField
        label={ask.groupedBy === 'target' ? 'Project, opportunity or client' : 'Name'}
        focusKey="/"
        value={ask.search}
        onSearch={(typed) => onSearch(typed.trim() ? { ...search, search: typed.trim() } : withoutSearch)}
      />
      <MultiField
        label="People"
        placeholder="Everybody"
        options={(foundPeople.data ?? []).map((person) => ({
          value: person.id,
          label: person.displayName,
          picture: <Face person={person} size="xs" decorative />,
        }))}
        {...people.searching(foundPeople)}
        value={ask.includedEmployeeIDs}
        onChange={(ids) => onSearch(chosen(ids) ? { ...search, people: ids } : withoutPeople)}
      />
      <MultiField
        label="Rate cards"
        placeholder="All"
        options={rateCards.map(({ id, name }) => ({ value: id, label: name }))}
        value={ask.includedRateCardIDs}
        onChange={(ids) => onSearch(chosen(ids) ? { ...search, rateCards: ids } : withoutCards)}
      />
      {!ask.isOwn && (
        <MultiField
          label="Projects and opportunities"
          placeholder="All"
          options={(foundTargets.data ?? []).map((target) => optionOfTarget(targetOfBookable(target)))}
          {...targets.searching(foundTargets)}
          value={ask.includedTargetableIDs}
          onChange={(ids) => onSearch(chosen(ids) ? { ...search, targets: ids } : withoutTargets)}
        />
      )}
      <SwitchField
        label="Show unnamed roles"
        value={ask.showUnnamedRoles}
        onChange={(isOn) => change({ unnamed: isOn })}
      />
    </>
  )
}
