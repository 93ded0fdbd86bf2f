import { identityServer, sessionPort } from '@iisp/identity/server'
import { operationsServer } from '@iisp/operations/server'
import { countProducts, productServer } from '@iisp/product/server'
import { referenceServer } from '@iisp/reference/server'
import type { Bus, ServerModule, SessionPort } from '@iisp/server'
import type { Config } from '@iisp/server/config/keys'
import type { Secrets } from '@iisp/server/config/secrets'
import { transfersServer } from '@iisp/transfers/server'

export interface Composition {
  readonly modules: readonly ServerModule[]
  readonly sessions: SessionPort
}
type Lives = Pick<Config, 'sessionIdleMinutes' | 'sessionMaxHours'>

/** All modules of the portal, in the order in which their migrations run. */
export function compose(secrets: Secrets, bus: Pick<Bus, 'publish'>, config: Lives): Composition {
  const others: readonly ServerModule[] = [referenceServer, productServer, transfersServer, operationsServer]
  const life = { idleMinutes: config.sessionIdleMinutes, maxHours: config.sessionMaxHours }
  const menus = others.flatMap((module) => module.menus)
  const identity = identityServer({
    menus,
    todos: others.flatMap((module) => module.todos ?? []),
    passwordKey: secrets.passwordKey,
    pepper: secrets.sessionPepper,
    bus,
    countProducts,
  })
  return { modules: [identity, ...others], sessions: sessionPort(menus, life) }
}
