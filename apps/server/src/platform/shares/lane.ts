import { Refusal } from '../refusal'
import type { Caller } from './caller'

const RETRY_SECONDS = 1

export interface LaneRules {
  readonly name: string
  /** How many callers may be inside at once. */
  readonly places: number
  readonly perCompany: number
  readonly perPerson: number
  /** Places of a busy person, who keeps asking for more than their share, beside others; they rest in between. */
  readonly perBusyPerson?: number
  /** How many callers of a company may wait; further ones are refused at once. */
  readonly waitingPerCompany: number
  readonly waitingPerPerson: number
  /** A caller who has waited so long is told to come back later. */
  readonly patienceMs: number
}

/** There was no place in time, so the work was not begun. */
export class NotLetIn extends Refusal {
  constructor(reason: 'tooManyRequests' | 'unavailable') {
    super(reason, { retryAfter: RETRY_SECONDS })
  }
}

/** The caller has gone, so the work was not begun. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone'
}

interface Waiting {
  readonly enter: () => void
  readonly giveWay: () => void
  readonly since: number
}

/** A person's share is counted over all companies, as anybody can create companies. */
interface PersonsShare {
  inside: number
  waiting: number
  /** For how long the person has asked for more than their share, as of `at`; it shrinks while they do not. */
  aheadMs: number
  at: number
  restsUntil: number
  /** When a call of this person was last let in. */
  since: number
}

/** A person who has been ahead for so long is busy. Opening a page, with all its requests, takes a small part of it. */
const BUSY_MS = 1_000
/** A person is never ahead by more, so that it evens out soon. */
const MOST_AHEAD_MS = 2 * BUSY_MS
/** No rest is longer: who has waited long for one call is not to wait as long again for the next. */
const MOST_REST_MS = 100
/** So many persons are remembered before those with nothing to remember are dropped. */
const REMEMBERED = 1_000

interface CompanysShare {
  inside: number
  waiting: number
  /** The waiting calls by person, in the order of their turns. */
  readonly queues: Map<string, Set<Waiting>>
}

/** What an operator sees of a lane. */
export interface LaneFigures {
  readonly name: string
  readonly places: number
  readonly inside: number
  readonly waiting: number
  readonly entered: number
  readonly waitedSeconds: number
  readonly refused: Readonly<Record<'tooMany' | 'tooLong' | 'gone', number>>
}

/**
 * Lets so many callers in at once, and so many of each company and person. Companies take turns, and within a company
 * its persons: a caller who asks for a hundred things gets them one by one between what the others ask for.
 */
export class Lane {
  private inside = 0
  private waiting = 0
  private entered = 0
  private waitedMs = 0
  private readonly refused = { tooMany: 0, tooLong: 0, gone: 0 }
  private readonly companies = new Map<string, CompanysShare>()
  private readonly persons = new Map<string, PersonsShare>()
  private readonly turns = new Set<string>()
  private tidiesAt = REMEMBERED

  constructor(private readonly rules: LaneRules) {}

  /** Callers who are let in have to leave. It is known at once whether there is a place, so then nothing is awaited. */
  tryEnter(caller: Caller): boolean {
    const company = this.companyOf(caller)
    const person = this.personOf(caller)
    if (!this.hasPlaceFor(company, person)) {
      this.forget(caller, company, person)
      return false
    }
    this.letIn(company, person)
    return true
  }

  async enter(caller: Caller): Promise<void> {
    if (!this.tryEnter(caller)) await this.wait(caller)
  }

  leave(caller: Caller): void {
    const company = this.companyOf(caller)
    const person = this.personOf(caller)
    this.settle(person)
    this.inside -= 1
    company.inside -= 1
    person.inside -= 1
    if (this.rules.perBusyPerson !== undefined && person.aheadMs >= BUSY_MS) this.rest(person)
    this.forget(caller, company, person)
    this.letNextIn()
  }

  async pass<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    await this.enter(caller)
    try {
      return await work()
    } finally {
      this.leave(caller)
    }
  }

  get figures(): LaneFigures {
    const { inside, waiting, entered, refused } = this
    const { name, places } = this.rules
    return { name, places, inside, waiting, entered, waitedSeconds: this.waitedMs / 1000, refused: { ...refused } }
  }

  private hasPlaceFor(company: CompanysShare, person: PersonsShare): boolean {
    const { places, perCompany, perPerson, perBusyPerson = perPerson } = this.rules
    if (this.inside >= places || company.inside >= perCompany || person.inside >= perPerson) return false
    if (this.companies.size === 1) return true
    this.settle(person)
    if (person.aheadMs < BUSY_MS) return true
    return person.inside < perBusyPerson && person.restsUntil <= performance.now()
  }

  private settle(person: PersonsShare): void {
    const now = performance.now()
    const passed = now - person.at
    const asksForMore = person.inside + person.waiting > this.rules.perPerson
    person.aheadMs = Math.min(MOST_AHEAD_MS, Math.max(0, person.aheadMs + (asksForMore ? passed : -passed)))
    person.at = now
  }

  /** A busy person rests as long as their call was inside, so that they use at most half of one place. */
  private rest(person: PersonsShare): void {
    const now = performance.now()
    const restMs = Math.min(MOST_REST_MS, now - person.since)
    person.restsUntil = now + restMs
    setTimeout(() => this.letNextIn(), restMs).unref()
  }

  private letIn(company: CompanysShare, person: PersonsShare): void {
    this.settle(person)
    person.since = performance.now()
    this.entered += 1
    this.inside += 1
    company.inside += 1
    person.inside += 1
  }

  private wait(caller: Caller): Promise<void> {
    const company = this.companyOf(caller)
    const person = this.personOf(caller)
    const { waitingPerCompany, waitingPerPerson, patienceMs } = this.rules
    const mayWait = person.waiting < waitingPerPerson
    if (mayWait && company.waiting >= waitingPerCompany) this.makeWay(caller, company)
    if (!mayWait || company.waiting >= waitingPerCompany) {
      this.forget(caller, company, person)
      this.refused.tooMany += 1
      throw new NotLetIn('tooManyRequests')
    }
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        stopListening?.()
        this.waitedMs += performance.now() - place.since
      }
      const place: Waiting = {
        since: performance.now(),
        enter: () => {
          end()
          resolve()
        },
        giveWay: () => giveUp('tooMany', new NotLetIn('tooManyRequests')),
      }
      const giveUp = (why: keyof LaneFigures['refused'], error: Error) => {
        end()
        this.refused[why] += 1
        this.leaveQueue(caller, place)
        reject(error)
      }
      const timer = setTimeout(() => giveUp('tooLong', new NotLetIn('unavailable')), patienceMs)
      const stopListening = caller.onGone?.(() => giveUp('gone', new CallerGone()))
      const queue = company.queues.get(caller.person) ?? new Set()
      company.queues.set(caller.person, queue.add(place))
      this.settle(person)
      person.waiting += 1
      company.waiting += 1
      this.waiting += 1
      this.turns.add(caller.company)
    })
  }

  /** Where a company's waiting places are all taken, the person with most of them gives one up to one with fewer. */
  private makeWay(caller: Caller, { queues }: CompanysShare): void {
    const own = queues.get(caller.person)?.size ?? 0
    const [longest] = [...queues.values()].sort((one, other) => other.size - one.size)
    if (longest && longest.size > own + 1) [...longest].at(-1)?.giveWay()
  }

  private leaveQueue(caller: Caller, place: Waiting): void {
    const company = this.companyOf(caller)
    const person = this.personOf(caller)
    const queue = company.queues.get(caller.person)
    if (!queue?.delete(place)) return
    this.settle(person)
    person.waiting -= 1
    company.waiting -= 1
    this.waiting -= 1
    if (queue.size === 0) company.queues.delete(caller.person)
    if (company.waiting === 0) this.turns.delete(caller.company)
    this.forget(caller, company, person)
  }

  /** Lets in as many waiting callers as there is room for, each company in turn. */
  private letNextIn(): void {
    while (this.inside < this.rules.places) {
      const next = this.next()
      if (!next) return
      const { caller, company, person, place } = next
      this.letIn(company, person)
      this.leaveQueue(caller, place)
      // The company and person who were just let in come last in turn.
      const queue = company.queues.get(caller.person)
      if (queue && company.queues.delete(caller.person)) company.queues.set(caller.person, queue)
      if (this.turns.delete(caller.company)) this.turns.add(caller.company)
      place.enter()
    }
  }

  /** Skips callers who cannot enter: they are of no more companies or persons than there are places. */
  private next() {
    for (const companyKey of this.turns) {
      const company = this.companyOf({ company: companyKey })
      for (const [personKey, queue] of company.queues) {
        const person = this.personOf({ person: personKey })
        const [place] = queue
        if (place && this.hasPlaceFor(company, person))
          return { caller: { company: companyKey, person: personKey }, company, person, place }
      }
    }
    return undefined
  }

  private companyOf({ company: key }: Pick<Caller, 'company'>): CompanysShare {
    const share = this.companies.get(key) ?? { inside: 0, waiting: 0, queues: new Map() }
    this.companies.set(key, share)
    return share
  }

  private personOf({ person: key }: Pick<Caller, 'person'>): PersonsShare {
    const known = this.persons.get(key)
    if (known) return known
    if (this.persons.size >= this.tidiesAt) this.tidy()
    const share = { inside: 0, waiting: 0, aheadMs: 0, at: performance.now(), restsUntil: 0, since: 0 }
    this.persons.set(key, share)
    return share
  }

  private isForgettable(person: PersonsShare): boolean {
    if (person.inside > 0 || person.waiting > 0) return false
    this.settle(person)
    return person.aheadMs === 0
  }

  private tidy(): void {
    for (const [key, person] of this.persons) if (this.isForgettable(person)) this.persons.delete(key)
    this.tidiesAt = Math.max(REMEMBERED, 2 * this.persons.size)
  }

  /** Drops what is kept of companies and persons who are neither inside nor waiting, unless they are ahead. */
  private forget(caller: Caller, company: CompanysShare, person: PersonsShare): void {
    if (this.isForgettable(person)) this.persons.delete(caller.person)
    if (company.inside === 0 && company.waiting === 0) this.companies.delete(caller.company)
  }
}
