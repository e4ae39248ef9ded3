import { operations } from '@praxis/contract/company/history-and-jobs'
import type { Topic } from '@praxis/contract/protocol/topics'
import { query } from '../../api/query'

/** A page of the history of a record, whose changes are announced under the topic. */
export const historyQuery = (topic: Topic, entity: string, id: string, page: number) =>
  query(operations.getHistory, { params: { entity, id }, query: { page } }, { keepsPrevious: true, topics: [topic] })
