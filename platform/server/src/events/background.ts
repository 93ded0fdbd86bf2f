import type { Logger } from 'pino'
import type { ModuleRegistry } from '../calls/collect.ts'
import { sweepShared } from '../db/shared-limit.ts'
import { Courier } from '../ports/courier.ts'
import type { Ports } from '../ports/ports.ts'
import type { Bus } from './bus.ts'
import { Relay } from './relay.ts'
import { Scheduler } from './scheduler.ts'
import { type WorkerParts, Workers } from './workers.ts'

interface Node extends WorkerParts {
  readonly bus: Bus
  readonly ports: Ports
  readonly log: Logger
  readonly registry: ModuleRegistry
}

/**
 * Starts the work of a node besides answering requests: subscribers, outgoing messages, schedules
 * and workers.
 */
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
