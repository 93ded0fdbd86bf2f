import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { Refusal, platformErrors } from '@iisp/contract'

const contentTypes: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.ico': 'image/x-icon',
    '.woff2': 'font/woff2',
  }),
)
interface Asset {
  readonly type: string
  readonly body: Buffer
  readonly gzip: Buffer | null
  readonly etag: string
}

async function loadAssets(folder: string): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const type = contentTypes.get(extname(entry.name))
    if (!entry.isFile() || type === undefined) continue
    const path = join(entry.parentPath, entry.name)
    const body = await readFile(path)
    const packed = /text|json|svg/.test(type) ? gzipSync(body, { level: 9 }) : null
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    assets.set(`/${path.slice(folder.length + 1).replaceAll('\\', '/')}`, { type, body, gzip: packed, etag })
  }
  return assets
}

/**
 * The content security policy of the portal's pages. Styles: antd writes inline style attributes. Violations are sent to
 * `reportPath` by `report-uri`, which every browser knows; with `report-to` beside it, some browsers send nothing.
 */
const pagePolicy = (frameOrigins: readonly string[], reportPath: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // training videos with their captions, and a recording that the page holds in memory
    "media-src 'self' blob:",
    "connect-src 'self'",
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // rich text is cleaned by DOMPurify's policy; the portal's default one admits no markup at all
    'trusted-types dompurify default',
    ...(reportPath === undefined ? [] : [`report-uri ${reportPath}`]),
  ].join('; ')

const ownFeatures = [
  'autoplay',
  'camera',
  'clipboard-write',
  'fullscreen',
  'microphone',
  'publickey-credentials-create',
  'publickey-credentials-get',
]
const noFeatures = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
/**
 * The device features that pages may use: camera and microphone for verifications and spoken questions, the clipboard for
 * ids, full screen for training videos, hardware keys for the sign-in. A framed site gets none. The policy has no wildcard, so each feature is listed.
 */
const permissionsPolicy = [
  ...ownFeatures.map((name) => `${name}=(self)`),
  ...noFeatures.map((name) => `${name}=()`),
].join(', ')

/** Paths that never fall back to the index page, so that a missing call or asset is a real 404. */
const noFallback = /^\/(api|tgfw-[a-z]+|assets|demo|errorLog)(\/|$)|\/\.|\.[a-z0-9]{2,5}$/i

/**
 * Serves the built portal from memory: hashed assets for a year, the index page never from a cache,
 * every other address of the portal gives the index page. `generated` are files made
 * at start (config.json); `reportPath` takes reports of what the pages' policy refused; `callPaths` are the calls' own addresses, which answer 405 to a wrong method;
 * `movedTo` gives the address that a short one leads to.
 */
export async function registerPortalFiles(
  app: FastifyInstance,
  folder: string,
  generated: Readonly<Record<string, string>>,
  callPaths: ReadonlySet<string>,
  frameOrigins: readonly string[] = [],
  reportPath?: string,
  movedTo: (url: string) => string | null = () => null,
): Promise<void> {
  const policy = pagePolicy(frameOrigins, reportPath)
  const assets = await loadAssets(folder)
  app.route({
    method: 'GET',
    url: '/*',
    config: { platformRoute: 'portal files' },
    handler: (request, reply) => {
      const path = request.url.split('?')[0] as string
      const moved = movedTo(request.url)
      if (moved !== null) return reply.header('cache-control', 'no-store').redirect(moved, 302)
      if (callPaths.has(path)) throw new Refusal(platformErrors.wrongMethod)
      const made = Object.hasOwn(generated, path) ? generated[path] : undefined
      if (made !== undefined) {
        return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(made)
      }
      const asset = assets.get(path)
      if (asset === undefined && noFallback.test(path)) throw new Refusal(platformErrors.noSuchCall)
      const found = asset ?? assets.get('/index.html')
      if (found === undefined) throw new Refusal(platformErrors.noSuchCall)
      reply.type(found.type).header('etag', found.etag).header('vary', 'accept-encoding')
      reply.header(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      if (found.type.startsWith('text/html')) {
        reply.header('cache-control', 'no-store').header('content-security-policy', policy)
        reply.header('permissions-policy', permissionsPolicy)
      }
      if (request.headers['if-none-match'] === found.etag) return reply.code(304).send()
      const packed = found.gzip !== null && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
      return packed ? reply.header('content-encoding', 'gzip').send(found.gzip) : reply.send(found.body)
    },
  })
}
