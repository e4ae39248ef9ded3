import { describe } from 'vitest'
import { attackEndpoints, otherAreas } from './testing/attack-endpoints'

describe('every endpoint but those of task boards and portals', () => attackEndpoints(otherAreas))
