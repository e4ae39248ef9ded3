import { IconNote, IconSun } from '@tabler/icons-react'
import { Text } from '../../ui/layout/box'
import classes from './day-note-chips.module.css'
import { type DayNote, noteText } from './day-notes'

/** The absences and markings of a day in words. */
export function DayNoteChips({ notes }: { notes: readonly DayNote[] }) {
  return notes.map((note) => {
    const Icon = note.kind === 'absence' ? IconSun : IconNote
    const words = noteText(note)
    return (
      <span
        key={`${note.kind} ${words}`}
        className={classes.note}
        data-kind={note.kind}
        data-waiting={note.isWaiting || undefined}
        data-idle={note.isIdle || undefined}
        title={note.isIdle ? `${words}: costs nothing on this day` : words}
      >
        <Icon size={14} stroke={1.75} aria-hidden />
        <Text ellipsis>{words}</Text>
      </span>
    )
  })
}
