import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { type Page, Refusal, clientKeyPattern, platformErrors } from '@iisp/contract'
import { Dispatcher } from './calls/dispatcher.ts'
import type { Handler } from './calls/handler.ts'
import type { ServerModule } from './calls/module.ts'
import { type ModuleRegistry, collect } from './calls/collect.ts'
import { DatabaseClock } from './db/database-clock.ts'
import type { Database } from './db/database.ts'
import type { Bus } from './events/bus.ts'
import { startBackground } from './events/background.ts'
import { Sockets } from './events/sockets.ts'
import type { FileStore } from './files/file-store.ts'
import { closeConnectionsAfterResponses } from './http/close-connections.ts'
import { classify, envelopeOf } from './http/answer-error.ts'
import { addContentParsers } from './http/request/content-parsers.ts'
import { Door } from './http/guard/door.ts'
import { languageOf } from './http/guard/judge-request.ts'
import { contentRedirect } from './http/content-redirect.ts'
import { firstAnswers } from './http/first-answers.ts'
import { registerPortalFiles } from './http/portal-files.ts'
import { type HttpParts, registerCall } from './http/register-calls.ts'
import { uploadFieldLimits } from './http/request/upload-fields.ts'
import { platformHandlers } from './platform-calls.ts'
import type { Ports } from './ports/ports.ts'
import { SessionCache } from './session/session-cache.ts'
import type { SessionPort } from './session/session-port.ts'

export interface PortalOptions {
  readonly db: Database
  readonly bus: Bus
  readonly modules: readonly ServerModule[]
  readonly sessions: SessionPort
  readonly files: FileStore
  readonly ports: Ports
  readonly log: Logger
  /** The database's time by default, so that no node's own clock decides anything. */
  readonly now?: () => Date
  /** Origins whose pages may write and open sockets: our own. */
  readonly origins: ReadonlySet<string>
  readonly trustProxy?: readonly string[]
  readonly uploadMaxBytes: number
  /**
   * Maximum cost per minute of a network's requests without a session; a tenth of it may be spent
   * in one moment.
   */
  readonly publicPerMinute: number
  /**
   * Maximum cost per minute of one person's requests: 1 for a read, 5 for a write, more if a call
   * says so.
   */
  readonly personPerMinute: number
  readonly checkAnswers?: boolean
  /** The built portal and the files made at start, by path. */
  readonly portalFolder: string
  readonly generatedFiles: Readonly<Record<string, string>>
  /** Sites whose pages may be shown in a frame of the portal. */
  readonly frameOrigins?: readonly string[]
  /** Other servers that the portal's pages send to, such as the receiver of their error log. */
  readonly connectOrigins?: readonly string[]
}

/** A running portal: one node. */
export interface Portal {
  readonly app: FastifyInstance
  readonly dispatcher: Dispatcher
  readonly sessions: SessionCache
  /** The handlers of all calls that have a route. */
  readonly handlers: readonly Handler[]
  readonly pages: readonly Page[]
  readonly registry: ModuleRegistry
  /**
   * Waits until the workers have nothing left to do, the events committed so far have reached their subscribers, and the
   * messages of these have been sent.
   */
  settle(): Promise<void>
  close(): Promise<void>
}

/** Serves the modules over HTTP. Only calls of modules and of the kernel are reachable, and the portal's files. */
export async function createPortal(options: PortalOptions): Promise<Portal> {
  const { db, bus } = options
  const registry = collect(options.modules)
  const { modules } = registry
  const clock = options.now === undefined ? await DatabaseClock.open(db) : null
  const now = options.now ?? (clock as DatabaseClock).now
  const handlers: Handler[] = modules.flatMap((module) => module.handlers)
  handlers.push(...platformHandlers(db, bus, () => routed.map((handler) => handler.call)))
  const routed = handlers.filter((handler) => handler.call.access.who !== 'module')
  const stopping = new AbortController()
  const dispatcher = new Dispatcher(handlers, {
    db,
    closing: stopping.signal,
    origins: options.origins,
    now,
    files: options.files,
    ports: options.ports,
    registry,
    checkAnswers: options.checkAnswers ?? false,
  })
  const sessions = new SessionCache({ db, sessions: options.sessions, registry, now })
  const { origins, publicPerMinute, personPerMinute, uploadMaxBytes } = options
  const door = new Door({ sessions, publicPerMinute, personPerMinute })
  const sockets = new Sockets({ sessions, door, origins, trustProxy: options.trustProxy })
  const background = startBackground({ ...options, dispatcher, registry, now })
  db.onCommit(({ events }) => {
    for (const event of events) {
      dispatcher.kept.forget(event)
      background.workers.wake(event.topic)
    }
  })
  bus.subscribe((message) => {
    if (message.kind === 'event') {
      dispatcher.kept.forget({ topic: message.topic ?? '', audience: message.audience ?? [] })
      background.workers.wake(message.topic ?? '')
    }
    if (message.kind.startsWith('session-') && message.value !== undefined) sessions.forget(message.value)
    if (message.kind === 'rights-changed') sessions.forgetAll()
    sockets.receive(message)
  })

  const app = buildApp(options)
  await app.register(cookie)
  await app.register(multipart, {
    limits: { ...uploadFieldLimits, files: 1, fileSize: uploadMaxBytes + 1, headerPairs: 50 },
  })
  app.addHook('onRoute', (route) => {
    if (route.config?.call === undefined && route.config?.platformRoute === undefined) {
      throw new Error(`route ${String(route.method)} ${route.url} is no declared call`)
    }
  })
  const parts: HttpParts = { dispatcher, door, origins, uploadMaxBytes }
  for (const handler of routed) registerCall(app, handler, parts)
  const callPaths = new Set(routed.flatMap(({ call }) => [call.path, ...(call.aliases ?? [])]))
  const firstReads = modules.flatMap((module) => module.firstReads ?? [])
  await registerPortalFiles(app, {
    folder: options.portalFolder,
    generated: options.generatedFiles,
    callPaths,
    frameOrigins: options.frameOrigins,
    connectOrigins: options.connectOrigins,
    reportPath: routed.find(({ call }) => call.body === 'report')?.call.path,
    movedTo: contentRedirect(modules.flatMap((module) => module.contentAddresses ?? [])),
    answersFor: (request, reply) => firstAnswers(request, reply, firstReads, parts),
  })
  answerErrors(app, options.log, callPaths)
  sockets.attach(app.server)
  const closeUnused = closeConnectionsAfterResponses(app.server)

  return {
    app,
    dispatcher,
    sessions,
    handlers: routed,
    pages: registry.pages,
    registry,
    settle: background.settle,
    close: async () => {
      stopping.abort()
      clock?.close()
      sockets.close()
      closeUnused()
      await app.close()
      await background.close()
      for (const module of modules) await module.close?.()
    },
  }
}

function buildApp(options: PortalOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: options.log as never,
    logController: new LogController({ disableRequestLogging: true }),
    // log lines of calls contain the trace id themselves
    childLoggerFactory: (logger) => logger,
    trustProxy: options.trustProxy === undefined ? false : [...options.trustProxy],
    // each call sets its own
    bodyLimit: 1024,
    requestTimeout: 200_000,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    requestIdHeader: false,
    genReqId: (request) => {
      const given = request.headers['x-trace-id']
      return typeof given === 'string' && clientKeyPattern.test(given) ? given : randomUUID()
    },
    routerOptions: { querystringParser: () => ({}), ignoreTrailingSlash: false, caseSensitive: true },
  }) as unknown as FastifyInstance
  addContentParsers(app)
  app.decorateRequest('caller', null)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-trace-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    reply.header('x-frame-options', 'DENY')
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('cache-control', 'no-store')
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    done()
  })
  return app
}

function answerErrors(app: FastifyInstance, log: Logger, paths: ReadonlySet<string>): void {
  app.setErrorHandler((error, request, reply) => {
    const answer = classify(error)
    if (answer.fault)
      log.error(
        { err: error, traceId: request.id, call: request.routeOptions.config.call?.name },
        'call failed',
      )
    if (answer.retryAfter !== undefined) reply.header('retry-after', String(answer.retryAfter))
    return reply
      .code(answer.error.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(envelopeOf(answer, languageOf(request))))
  })
  const unknown = ({ url }: FastifyRequest) => {
    const path = url.split('?')[0] as string
    return new Refusal(paths.has(path) ? platformErrors.wrongMethod : platformErrors.noSuchCall)
  }
  app.setNotFoundHandler((request) => {
    throw unknown(request)
  })
  // before its body is read
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 ? unknown(request) : undefined)
  })
}
