/** A thread was ended before it was done. */
export class ThreadEnded extends Error {
  readonly why: 'time' | 'memory' | 'aborted'

  constructor(why: ThreadEnded['why']) {
    super(`the thread was ended: ${why}`)
    this.name = 'ThreadEnded'
    this.why = why
  }
}
