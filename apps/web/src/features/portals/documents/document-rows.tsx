import { portals, type SharedDocument } from '@praxis/contract/portals/portal-visits'
import { formatDay } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { IconFile } from '@tabler/icons-react'
import { CardNote, CardRow } from '../../../ui/layout/card-row'
import { usePortal } from '../frame/portal-context'
import { FileButton } from './file-button'
import { useDownload } from './use-download'

/** Documents with their day and size, each to download. */
export function DocumentRows({ documents }: { documents: readonly SharedDocument[] }) {
  const { reference, timeZone } = usePortal()
  const { download, waitsFor, problem } = useDownload()
  return (
    <>
      {problem && <CardNote>{problem}</CardNote>}
      <ul>
        {documents.map(({ id, name, size, addedAt }) => (
          <CardRow
            key={id}
            picture={<IconFile size={16} stroke={1.75} aria-hidden />}
            name={<span title={name}>{name}</span>}
            second={`${formatDay(dayInTimeZone(new Date(addedAt), timeZone))} · ${formatFileSize(size)}`}
            end={
              <FileButton
                label={`Download ${name}`}
                isWaiting={waitsFor === id}
                onPress={() =>
                  void download(id, name, portals.getSharedDocument, {
                    params: { projectId: reference, fileId: id },
                  })
                }
              />
            }
          />
        ))}
      </ul>
    </>
  )
}
