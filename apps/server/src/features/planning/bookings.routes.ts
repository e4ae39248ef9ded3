import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningChanges } from '@praxis/contract/planning/planning-changes'
import { implement } from '../../platform/http/implement'
import { redoPlanningChange, undoPlanningChange } from '../bookings/commands/undo-planning-change'
import { getPlanningChanges } from '../bookings/queries/planning-stack'
import { copyBookings } from './commands/copy-bookings'
import { createBooking } from './commands/create-booking'
import { deleteBookings } from './commands/delete-bookings'
import { offsetBookings } from './commands/offset-bookings'
import { createPlanningRole, deletePlanningRole, updatePlanningRole } from './commands/plan-roles-in'
import { splitBooking } from './commands/split-booking'
import { updateBooking } from './commands/update-booking'

const ofMasterPlanning = implement(
  {
    createBooking: masterPlanning.createBooking,
    updateBooking: masterPlanning.updateBooking,
    deleteBooking: masterPlanning.deleteBooking,
    offsetBookings: masterPlanning.offsetBookings,
    deleteBookings: masterPlanning.deleteBookings,
    createPlanningRole: masterPlanning.createPlanningRole,
    updatePlanningRole: masterPlanning.updatePlanningRole,
    deletePlanningRole: masterPlanning.deletePlanningRole,
  },
  {
    createBooking: ({ db, platform, actor, body }) => createBooking(db, platform, actor, body),

    updateBooking: ({ db, platform, actor, params, body }) =>
      updateBooking(db, platform, actor, undefined, params.bookingId, body),

    deleteBooking: ({ db, platform, actor, params, query }) =>
      deleteBookings(db, platform, actor, undefined, { bookingIDs: [params.bookingId], ...query }),

    offsetBookings: ({ db, platform, actor, body }) => offsetBookings(db, platform, actor, undefined, body),

    deleteBookings: ({ db, platform, actor, query }) => deleteBookings(db, platform, actor, undefined, query),

    createPlanningRole: ({ db, platform, actor, body }) => createPlanningRole(db, platform, actor, body),

    updatePlanningRole: ({ db, platform, actor, params, body }) =>
      updatePlanningRole(db, platform, actor, params.roleId, body),

    deletePlanningRole: ({ db, platform, actor, params, query }) =>
      deletePlanningRole(db, platform, actor, params.roleId, query),
  },
)

const ofEverybody = implement(
  {
    splitBooking: planningChanges.splitBooking,
    copyBookings: planningChanges.copyBookings,
    getPlanningChanges: planningChanges.getPlanningChanges,
    undoPlanningChange: planningChanges.undoPlanningChange,
    redoPlanningChange: planningChanges.redoPlanningChange,
  },
  {
    splitBooking: ({ db, platform, actor, params, body }) => splitBooking(db, platform, actor, params.bookingId, body),

    copyBookings: ({ db, platform, actor, body }) => copyBookings(db, platform, actor, body),

    getPlanningChanges: ({ db, actor, query }) => getPlanningChanges(db, actor, query.scenarioID),

    undoPlanningChange: ({ db, platform, actor, body }) => undoPlanningChange(db, platform, actor, body),

    redoPlanningChange: ({ db, platform, actor, body }) => redoPlanningChange(db, platform, actor, body),
  },
)

/** Changes of who works on what through master planning, and those that are asked of each booking. */
export const bookingsRoutes = [...ofMasterPlanning, ...ofEverybody]
