import { publicFiles } from '@iisp/app-server/public-settings'
import { loadConfig } from '@iisp/server/config/load-config'
import { launch } from '@iisp/testing/browser'
import { type Iisp, type IispOptions, startIisp } from '@iisp/testing/iisp'
import type { Browser } from 'playwright-core'
import { inject } from 'vitest'

const dist = new URL('../apps/portal/dist', import.meta.url).pathname

/** Starts the built portal with a real server and database, and a Chromium. */
export async function openPortal(
  settings: IispOptions['settings'] = {},
): Promise<{ iisp: Iisp; browser: Browser; close(): Promise<void> }> {
  const iisp = await startIisp({
    serverUrl: inject('databaseUrl'),
    settings,
    portalFolder: dist,
    generatedFiles: publicFiles(loadConfig({}, '/'), dist),
  })
  const browser = await launch(inject('chromium'))
  return {
    iisp,
    browser,
    async close() {
      await browser.close()
      await iisp.close()
    },
  }
}
