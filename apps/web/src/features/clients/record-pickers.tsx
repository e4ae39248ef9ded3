import type { RecordPickers } from '../../ui/forms/dynamic-details/detail-value'
import { recordPickers as ofPeople } from '../people/record-pickers'
import { ClientPicker } from './client-picker'

export const recordPickers: RecordPickers = { ...ofPeople, client: (field) => <ClientPicker {...field} /> }
