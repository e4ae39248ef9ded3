import { describe } from 'vitest'
import { areasOfPortals, attackEndpoints } from './testing/attack-endpoints'
import { attackPortals } from './testing/attack-portals'
import { searchPortals } from './testing/search-portals'

describe('every endpoint of portals', () => attackEndpoints(areasOfPortals))

describe('every endpoint of visitors', attackPortals)

describe('every answer to visitors', searchPortals)
