import { assetConditions } from '@praxis/contract/assets/asset-rules'
import type { ActionWords } from '@praxis/contract/company/history-actions'
import { momentText } from '@praxis/domain/assets/asset-time-text'
import type { TraceWords } from '../../../requests/request-type-view'
import { CONDITIONS } from '../../asset-words'

const ACTIONS: ActionWords<'assetBooking'> = {
  requested: 'asked for it',
  entered: 'entered it',
  updated: 'changed it',
  withdrawn: 'withdrew it',
  taken: 'noted that it was collected',
  broughtBack: 'noted that it was brought back',
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T/

/** The words for the history of a booking. */
export const assetTrace: TraceWords = {
  entity: 'assetBooking',
  actions: ACTIONS,
  fields: {
    asset: 'Asset',
    from: 'From',
    to: 'To',
    note: 'Note',
    condition: 'Condition',
    comment: 'Comment',
  },
  valueText: (_, value, timeZone) => {
    const text = String(value)
    const condition = assetConditions.find((each) => each === text)
    if (condition) return CONDITIONS[condition]
    return MOMENT.test(text) ? momentText(text, timeZone) : undefined
  },
}
