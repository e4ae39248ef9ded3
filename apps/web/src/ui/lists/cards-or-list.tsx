import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { icon } from '../icon'
import { DisplaySwitch } from './display-switch'

export type CardsOrListDisplay = 'card' | 'list'

interface CardsOrListProps {
  value: CardsOrListDisplay
  onChange: (value: CardsOrListDisplay) => void
}

export function CardsOrList(props: CardsOrListProps) {
  return (
    <DisplaySwitch
      {...props}
      choices={[
        { value: 'card', label: 'Cards', icon: <IconLayoutGrid {...icon} /> },
        { value: 'list', label: 'List', icon: <IconList {...icon} /> },
      ]}
    />
  )
}
