import { personalProjectTasks, personals } from '@praxis/contract/personals'
import { implement } from '../../platform/http/implement'
import { boardHandlers } from './board-handlers'
import { personalDoor, personalProjectDoor } from './doors'
import { personalExtras } from './personals/personal-extras'
import { statusHandlers } from './status-handlers'
import { workHandlers } from './work-handlers'

export const personalsRoutes = [
  ...implement(personals, {
    ...boardHandlers(personalDoor),
    ...workHandlers(personalDoor),
    ...statusHandlers(personalDoor),
    ...personalExtras,
  }),
  ...implement(personalProjectTasks, { ...boardHandlers(personalProjectDoor), ...workHandlers(personalProjectDoor) }),
]
