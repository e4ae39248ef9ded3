import { Button, Popover, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconFilter, IconPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { Count } from '../chips/count'
import { Row } from '../layout/box'
import classes from './filter-bar.module.css'

interface FilterBarProps {
  /** The search field, always in sight. */
  search?: ReactNode
  /** The filters; on a phone they are folded behind a button. */
  children?: ReactNode
  /** How many filters are on, so that none is forgotten while they are folded. */
  filtersOn?: number
  end?: ReactNode
}

/** One bar between the page's head and its list: search and filters first, then sorting and display at the end. */
export function FilterBar({ search, children, filtersOn = 0, end }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const foldId = useId()
  return (
    <Row gap={2} wrap style={{ padding: '0 var(--page-x) 14px' }}>
      <search className={classes.filters} aria-label="Filters">
        {search && <div className={classes.field}>{search}</div>}
        {children && (
          <>
            <Button
              className={classes.unfold ?? ''}
              variant="default"
              leftSection={<IconFilter size={16} stroke={1.75} aria-hidden />}
              rightSection={filtersOn > 0 && <Count value={filtersOn} />}
              aria-expanded={isOpen}
              aria-controls={foldId}
              onClick={() => setIsOpen(!isOpen)}
            >
              Filters
            </Button>
            <div id={foldId} className={classes.fold} data-open={isOpen || undefined}>
              {children}
            </div>
          </>
        )}
      </search>
      {end && (
        <Row className={classes.end} gap={2} wrap>
          {end}
        </Row>
      )}
    </Row>
  )
}

interface FilterChipProps {
  label: string
  /** The filter's value in words; absent when the filter is off. */
  value?: string
  onClear?: () => void
  /** The controls that set the filter; `close` shuts the pop-over. */
  children: (close: () => void) => ReactNode
}

/** A filter, dashed while off, tinted while on. One that cannot be off has no `onClear`. */
export function FilterChip({ label, value, onClear, children }: FilterChipProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isOn = value !== undefined
  return (
    <span
      className={classes.filter}
      data-on={isOn || undefined}
      data-narrows={(isOn && onClear !== undefined) || undefined}
    >
      <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" trapFocus returnFocus withinPortal>
        <Popover.Target>
          <UnstyledButton className={classes.open} onClick={() => setIsOpen(!isOpen)}>
            {isOn ? (
              <>
                {label}: <b className={classes.value}>{value}</b>
                {!onClear && <IconChevronDown size={14} stroke={1.75} aria-hidden />}
              </>
            ) : (
              <>
                <IconPlus size={14} stroke={1.75} aria-hidden />
                {label}
              </>
            )}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={label}>{children(() => setIsOpen(false))}</Popover.Dropdown>
      </Popover>
      {isOn && onClear && (
        <UnstyledButton className={classes.clear} aria-label={`Clear ${label.toLowerCase()}`} onClick={onClear}>
          <IconX size={14} stroke={1.75} aria-hidden />
        </UnstyledButton>
      )}
    </span>
  )
}
