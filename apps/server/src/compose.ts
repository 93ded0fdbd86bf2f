import { filesServer, keepUpload } from '@iisp/files/server'
import { guideServer } from '@iisp/guide/server'
import { menus as identityMenus } from '@iisp/identity/contract'
import { identityServer, sessionPort } from '@iisp/identity/server'
import { operationsServer } from '@iisp/operations/server'
import { countProducts, productServer } from '@iisp/product/server'
import { referenceServer } from '@iisp/reference/server'
import type { Bus, ServerModule, SessionPort } from '@iisp/server'
import type { Config } from '@iisp/server/config/keys'
import type { Secrets } from '@iisp/server/config/secrets'
import { autoDesk, transfersServer } from '@iisp/transfers/server'

export interface Composition {
  readonly modules: readonly ServerModule[]
  readonly sessions: SessionPort
}
type Settings = Pick<Config, 'sessionIdleMinutes' | 'sessionMaxHours'> &
  Partial<Pick<Config, 'autoDeskSeconds' | 'uploadMaxMb'>>

/** All modules of the portal, in the order in which their migrations run. */
export function compose(secrets: Secrets, bus: Pick<Bus, 'publish'>, config: Settings): Composition {
  const { uploadMaxMb = 50 } = config
  const transfers = withAutoDesk(
    transfersServer({ keepUpload: keepUpload({ uploadMaxMb }) }),
    config.autoDeskSeconds ?? 0,
  )
  const business: readonly ServerModule[] = [referenceServer, productServer, transfers, operationsServer]
  const files = filesServer({
    purposes: business.flatMap((module) => module.filePurposes ?? []),
    sources: business.flatMap((module) => module.exportSources ?? []),
    uploadMaxMb,
  })
  const guide = guideServer({
    menus: [...business.flatMap((module) => module.menus), ...identityMenus],
  })
  const others: readonly ServerModule[] = [files, ...business, guide]
  const life = { idleMinutes: config.sessionIdleMinutes, maxHours: config.sessionMaxHours }
  const menus = [...others.flatMap((module) => module.menus), ...identityMenus]
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

const withAutoDesk = (transfers: ServerModule, seconds: number): ServerModule =>
  seconds === 0 ? transfers : { ...transfers, schedules: [...(transfers.schedules ?? []), autoDesk(seconds)] }
