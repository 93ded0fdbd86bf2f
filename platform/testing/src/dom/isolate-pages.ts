import { setLocale } from '@iisp/web/i18n/i18n'
import { heartbeat } from '@iisp/web/live/live'
import { resetMessages } from '@iisp/web/messages/messages'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

/** Resets the window after each test, and allows more time, because whole pages are slow in jsdom on a busy machine. */
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
