import type { EmployeeActor } from '../../../platform/auth/actor'
import { rawSql, type Sql } from '../../../platform/database/sql'
import { type Among, memberOf, worksFor } from '../../employees/queries/works-on'

/** Every client of the company, rather than those one has to do with. */
export const seesAllClients = (actor: EmployeeActor): boolean => actor.capabilities.canManageClients

/** A condition on a row `c` of clients: those the actor owns or works for. */
export const isVisibleClient = (actor: EmployeeActor, among: Among): Sql =>
  seesAllClients(actor) ? rawSql('true') : worksFor(memberOf(actor), among)

/** By name alone also for those who start projects for any of them. */
export const isChoosableClient = (actor: EmployeeActor, among: Among): Sql =>
  actor.capabilities.canManageProjects ? rawSql('true') : isVisibleClient(actor, among)

/** Profile, contacts and journal of a client: by those who manage clients and by its owner. */
export const mayEditClient = (actor: EmployeeActor, ownerId: string): boolean =>
  actor.capabilities.canManageClients || actor.employee.id === ownerId

export const mayDeleteClient = (actor: EmployeeActor): boolean => actor.capabilities.canManageClients
