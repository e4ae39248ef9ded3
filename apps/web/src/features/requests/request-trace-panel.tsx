import { useQuery } from '@tanstack/react-query'
import { HistoryPanel } from '../../ui/history/history-panel'
import { Box, Text } from '../../ui/layout/box'
import { statesOf } from '../../ui/lists/list-states'
import { InPanelLayout, SidePanel } from '../../ui/overlays/side-panel'
import { useReadersTimeZone } from '../reader/readers-time'
import { shownRequestEntry } from './request-trace'
import type { RequestTypeView } from './request-type-view'
import { requestTraceQuery } from './requests.queries'

interface RequestTracePanelProps {
  readonly view: RequestTypeView
  /** The request: who made it, and for what. */
  readonly request: { readonly id: string; readonly who: string; readonly name: string }
  readonly onClose: () => void
}

/** The history of a request and of what it is about: who changed what, and who decides instead of whom. */
export function RequestTracePanel({ view, request: { id, who, name }, onClose }: RequestTracePanelProps) {
  const timeZone = useReadersTimeZone()
  const query = useQuery(requestTraceQuery(view, id))
  const { data } = query
  return (
    <InPanelLayout>
      <SidePanel title="History" onClose={onClose} isReadOnly>
        <Box as="p" tone="second" size={13} breaks>
          <Text as="b" block tone="first" weight="medium">
            {who}
          </Text>{' '}
          {name}
        </Box>
        <HistoryPanel
          entries={data?.entries.map((entry) => shownRequestEntry(entry, data.words, timeZone))}
          timeZone={timeZone}
          {...statesOf(query)}
        />
      </SidePanel>
    </InPanelLayout>
  )
}
