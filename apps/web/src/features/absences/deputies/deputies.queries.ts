import { deputies } from '@praxis/contract/requests/deputies'
import { query } from '../../../api/query'

export const deputiesQuery = query(deputies.listDeputies, {})
