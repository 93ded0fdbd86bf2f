import type { TestClient } from '@iisp/testing/test-client'
import type pg from 'pg'

/** One way of abusing the portal, with the checks that must hold meanwhile. */
export interface Attack {
  /** Its name on the command line: --only keepalive */
  readonly name: string
  run(stage: Stage): Promise<void>
}

/** The portal under attack and the means to attack it. */
export interface Stage {
  /** http://127.0.0.1:PORT */
  readonly origin: string
  /** Its DATA_DIR. */
  readonly folder: string
  /** A connection as the database's owner, for checks. */
  readonly owner: pg.Client
  /** Multiplies the numbers of attempts: 1 in a full run, 0.1 in a short one. */
  readonly scale: number
  /** Seeded; between 0 and 1. */
  random(): number
  /** A session opened directly in the database, by e-mail address or the part before its @: 'lin.jing'. */
  signIn(account: string): Promise<TestClient>
  /**
   * Runs the attack while a victim with a different network address reads a list page every 50 ms. Checks the victim's
   * p95 and the server's memory against the limits, and prints the figures.
   * @param attack resolves to the number of its attempts
   */
  under(label: string, attack: () => Promise<number>): Promise<void>
  check(holds: boolean, what: string): void
}
