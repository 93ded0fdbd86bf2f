import type { PortalParts, PortalPorts, PortalSettings, SubApplication, WebManifest } from '@iisp/web/ports'
import { completeSettings } from '@iisp/web/routes/settings'
import { linJing } from './people.ts'

export interface PartsOptions {
  readonly ports?: Partial<PortalPorts> | undefined
  readonly settings?: Partial<PortalSettings> | undefined
  /** The modules of the portal, none unless a test names some. */
  readonly manifests?: readonly WebManifest[] | undefined
  readonly subApplications?: readonly SubApplication[] | undefined
}

const Nothing = () => null
const nothing = { app: 'test', load: () => Promise.resolve({ default: Nothing }) }

/** A portal without modules. Unless a test overrides them, its ports answer as for 林静. */
export const portalParts = ({ ports, settings }: PartsOptions): PortalParts => ({
  manifests: async () => ({ default: [] }),
  home: nothing,
  signIn: nothing,
  settings: completeSettings(settings ?? {}),
  ports: {
    loadProfile: async () => linJing,
    loadMenus: async () => [],
    loadProtocols: async () => ({
      yelcProtocolSigned: '1',
      tghhkProtocolSigned: '1',
      mjhhkProtocolSigned: '1',
    }),
    loadTodoCounts: async () => [],
    signOut: async () => {},
    menuOpened: () => {},
    ...ports,
  },
})
