interface Job {
  readonly on: string
  readonly rank: number
  readonly run: () => Promise<void>
}

/** Queue of the jobs still to run, ordered by day, then by rank, then by insertion. */
export class Agenda {
  readonly #jobs: Job[] = []

  add(on: string, rank: number, run: Job['run']): void {
    const after = this.#jobs.findIndex((job) => job.on > on || (job.on === on && job.rank > rank))
    this.#jobs.splice(after === -1 ? this.#jobs.length : after, 0, { on, rank, run })
  }

  next(): Job | undefined {
    return this.#jobs.shift()
  }
}
