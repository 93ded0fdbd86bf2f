import type { Logger } from 'pino'
import type { Dispatcher } from '../calls/dispatcher.ts'
import type { ModuleRegistry } from '../calls/collect.ts'
import type { Database } from '../db/database.ts'
import { sweepShared } from '../db/shared-limit.ts'
import type { FileStore } from '../files/file-store.ts'
import { Courier } from '../ports/courier.ts'
import type { Ports } from '../ports/ports.ts'
import type { SessionPort } from '../session/session-port.ts'
import type { Bus } from './bus.ts'
import { Relay } from './relay.ts'
import { Scheduler } from './scheduler.ts'
import { Workers } from './workers.ts'

interface Node {
  readonly db: Database
  readonly bus: Bus
  readonly files: FileStore
  readonly ports: Ports
  readonly sessions: SessionPort
  readonly log: Logger
  readonly dispatcher: Dispatcher
  readonly registry: ModuleRegistry
  readonly now: () => Date
}

/** Starts what a node does besides answering requests: subscribers, messages that leave, schedules and workers. */
export function startBackground({ db, bus, files, ports, sessions, log, dispatcher, registry, now }: Node) {
  const { modules } = registry
  const failed = (error: unknown) => log.error({ err: error }, 'background work failed')
  const courier = new Courier(db, ports, failed)
  const subscribers = modules.flatMap((module) => module.subscribers ?? [])
  const relay = new Relay({ db, bus, subscribers, courier }, failed)
  const schedules = [sweepShared, ...modules.flatMap((module) => module.schedules ?? [])]
  const scheduler = new Scheduler({ db, dispatcher, now }, schedules, failed)
  const works = modules.flatMap((module) => module.workers ?? [])
  const workers = new Workers({ db, dispatcher, files, registry, sessions, now }, works, failed)
  return {
    workers,
    settle: async () => {
      await workers.drain()
      await relay.drain()
      await courier.drain()
    },
    close: async () => {
      await scheduler.close()
      await workers.close()
      await relay.close()
      await courier.close()
    },
  }
}
