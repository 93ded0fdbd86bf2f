import type { Call } from '@iisp/contract'
import { openApi } from '@iisp/server'
import type { Iisp } from '@iisp/testing/iisp'
import { verdict } from './trial.ts'

/** The existing routes are exactly those of the OpenAPI document. */
export function inventory(iisp: Iisp, calls: readonly Call[]): void {
  const documented = (openApi(calls, 'IISP') as { paths: Record<string, object> }).paths
  const declared = calls.flatMap((call) =>
    [call.path, ...(call.aliases ?? [])].flatMap((path) => call.methods.map((m) => `${m} ${path}`)),
  )
  const inDocument = Object.entries(documented).flatMap(([path, item]) =>
    Object.keys(item).map((m) => `${m.toUpperCase()} ${path}`),
  )
  verdict.check(
    JSON.stringify([...declared].sort()) === JSON.stringify(inDocument.sort()),
    'route inventory = OpenAPI',
  )
  for (const route of declared) {
    const [method, path] = route.split(' ') as ['GET' | 'POST', string]
    verdict.check(iisp.portal.app.hasRoute({ method, url: path }), `${route} is registered`)
  }
  console.log(`${declared.length} routes of ${calls.length} calls, 100 % of the inventory`)
}
