/** Bytes on their way, for which room is kept until they have arrived, by company. */
export class PromisedBytes {
  private readonly byCompany = new Map<string, number>()
  private total = 0

  get all(): number {
    return this.total
  }

  of(company: string): number {
    return this.byCompany.get(company) ?? 0
  }

  async during<Result>(company: string, bytes: number, work: () => Promise<Result>): Promise<Result> {
    this.add(company, bytes)
    try {
      return await work()
    } finally {
      this.add(company, -bytes)
    }
  }

  private add(company: string, bytes: number): void {
    this.total += bytes
    const ofCompany = this.of(company) + bytes
    if (ofCompany === 0) this.byCompany.delete(company)
    else this.byCompany.set(company, ofCompany)
  }
}
