import type { TestClient } from '@iisp/testing/test-client'
import type pg from 'pg'

/** One way of abusing the portal, and what must hold while it goes on. */
export interface Attack {
  /** Names it on the command line: --only keepalive */
  readonly name: string
  run(stage: Stage): Promise<void>
}

/** The portal under attack and the means to attack it. */
export interface Stage {
  /** http://127.0.0.1:PORT */
  readonly origin: string
  /** Its DATA_DIR. */
  readonly folder: string
  /** The database as its owner, for looking. */
  readonly owner: pg.Client
  /** 1 in full, 0.1 in a short run: counts of tries are multiplied by it. */
  readonly scale: number
  /** Seeded; between 0 and 1. */
  random(): number
  /** A session opened directly in the database, by e-mail address or the part before its @: 'lin.jing'. */
  signIn(account: string): Promise<TestClient>
  /**
   * Runs the attack while a victim with a network address of its own reads a list page every 50 ms. Checks the
   * victim's p95 and the memory of the server against the bars, and prints the figures.
   * @param attack gives the number of its tries
   */
  under(label: string, attack: () => Promise<number>): Promise<void>
  check(holds: boolean, what: string): void
}
