import { setLocale } from '@iisp/web/i18n/i18n'
import { heartbeat } from '@iisp/web/live/live'
import { resetMessages } from '@iisp/web/messages/messages'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

/** Whole pages take their time in jsdom on a busy machine; no test sees what another one left in the window. */
export function isolatePages(): void {
  vi.setConfig({ testTimeout: 20_000 })
  configure({ asyncUtilTimeout: 5_000 })
  afterEach(() => {
    cleanup()
    heartbeat.stop()
    resetMessages()
    sessionStorage.clear()
    localStorage.clear()
    void setLocale('zh')
  })
}
