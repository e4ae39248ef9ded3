import type { EmployeeActor } from '../../../platform/auth/actor'
import { rawSql, type Sql } from '../../../platform/database/sql'
import { type Among, memberOf, worksFor } from '../../employees/queries/works-on'

/** Whether the actor sees every client of the company, rather than those they own or work for. */
export const seesAllClients = (actor: EmployeeActor): boolean => actor.capabilities.canManageClients

/** A condition on a row `c` of clients: those the actor owns or works for. */
export const isVisibleClient = (actor: EmployeeActor, among: Among): Sql =>
  seesAllClients(actor) ? rawSql('true') : worksFor(memberOf(actor), among)

/** A condition on a row `c` of clients: those who start projects may choose any client, seeing only its name. */
export const isChoosableClient = (actor: EmployeeActor, among: Among): Sql =>
  actor.capabilities.canManageProjects ? rawSql('true') : isVisibleClient(actor, among)

/** Profile, contacts and journal of a client are edited by those who manage clients and by its owner. */
export const mayEditClient = (actor: EmployeeActor, ownerId: string): boolean =>
  actor.capabilities.canManageClients || actor.employee.id === ownerId

export const mayDeleteClient = (actor: EmployeeActor): boolean => actor.capabilities.canManageClients
