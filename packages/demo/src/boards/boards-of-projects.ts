import type { DemoBoard } from '../demo-board'
import { dataWork } from './data-work'
import {
  bidsAndProposals,
  cyberEssentials,
  learningAndDevelopment,
  officeMove,
  practiceOperations,
} from './internal-work'
import { portalWork } from './portal-work'
import { reviewWork } from './review-work'
import { serviceWork } from './service-work'

/** The boards, by the name of their project. */
export const boardsOfProjects: Readonly<Record<string, DemoBoard>> = {
  'Data platform': dataWork({ data: 'meter readings', source: 'the telemetry store', users: 'network controllers' }),
  'Theatre scheduling dashboard': dataWork({
    data: 'theatre sessions',
    source: 'the booking system',
    users: 'theatre managers',
  }),
  'Station accessibility data': dataWork({
    data: 'lift and ramp records',
    source: 'the station registers',
    users: 'journey planners',
  }),
  'Depot dashboards': dataWork({ data: 'vehicle movements', source: 'the depot gates', users: 'depot managers' }),
  'Demand forecasting pilot': dataWork({ data: 'store sales', source: 'the tills', users: 'category buyers' }),
  'Allergen data clean-up': dataWork({
    data: 'ingredient lists',
    source: 'the recipe database',
    users: 'the labelling team',
  }),
  'Tariff explorer': portalWork({ errand: 'compare tariffs', users: 'households', backend: 'the pricing service' }),
  'Housing repairs portal': portalWork({ errand: 'report a repair', users: 'tenants', backend: 'the repairs system' }),
  'Council tax self-service': portalWork({
    errand: 'change their council tax details',
    users: 'residents',
    backend: 'the revenues system',
  }),
  'Tenant portal accessibility': portalWork({
    errand: 'find what they need',
    users: 'tenants',
    backend: 'the housing system',
  }),
  'Timetable portal': portalWork({ errand: 'plan a journey', users: 'passengers', backend: 'the timetable feed' }),
  'Broker portal rebuild': portalWork({
    errand: 'quote and bind a policy',
    users: 'brokers',
    backend: 'the policy system',
  }),
  'Website refresh': portalWork({ errand: 'learn what we do', users: 'visitors', backend: 'the old content store' }),
  'Design authority': reviewWork({ subject: 'how designs are approved', readers: 'the design board' }),
  'Telemetry discovery': reviewWork({ subject: 'where telemetry gets lost', readers: 'the asset director' }),
  'Information governance review': reviewWork({
    subject: 'how records are kept and shared',
    readers: 'the Caldicott guardian',
  }),
  'Ticket refund review': reviewWork({ subject: 'how refunds are decided', readers: 'the customer director' }),
  'Route cost model': reviewWork({ subject: 'what a route really costs', readers: 'the planning team' }),
  'Operational resilience review': reviewWork({ subject: 'how services recover', readers: 'the risk committee' }),
  'Smart meter rollout support': serviceWork({ item: 'an installation', staff: 'the booking desk', place: 'Cardiff' }),
  'Referral triage': serviceWork({ item: 'a referral', staff: 'triage nurses', place: 'two clinics' }),
  'Fleet maintenance planner': serviceWork({ item: 'a defect report', staff: 'fleet engineers', place: 'Falmouth' }),
  'Claims intake, phase 1': serviceWork({ item: 'a claim', staff: 'claims handlers', place: 'Leeds' }),
  'Claims intake, phase 2': serviceWork({ item: 'a claim', staff: 'claims handlers', place: 'Reading' }),
  'Matter intake workflow': serviceWork({
    item: 'an enquiry',
    staff: 'the intake team',
    place: 'the property department',
  }),
  'Network telemetry pilot': dataWork({
    data: 'pump telemetry',
    source: 'the outstations',
    users: 'control room staff',
  }),
  'Leakage reporting': dataWork({ data: 'flow readings', source: 'the district meters', users: 'leakage engineers' }),
  'Fares data service': portalWork({ errand: 'find a fare', users: 'passengers', backend: 'the fares feed' }),
  'Patient letters': serviceWork({ item: 'a letter', staff: 'ward clerks', place: 'outpatients' }),
  'Price review advice': reviewWork({ subject: 'what the price review asks for', readers: 'the regulation director' }),
  'Branch onboarding': portalWork({ errand: 'open an account', users: 'customers', backend: 'the core system' }),
  'Practice operations': practiceOperations,
  'Learning and development': learningAndDevelopment,
  'Cyber Essentials renewal': cyberEssentials,
  'Bids and proposals': bidsAndProposals,
  'Office move, Leeds': officeMove,
}
