import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { DisplaySwitch } from './display-switch'

export type CardsOrListDisplay = 'card' | 'list'

interface CardsOrListProps {
  value: CardsOrListDisplay
  onChange: (value: CardsOrListDisplay) => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

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
