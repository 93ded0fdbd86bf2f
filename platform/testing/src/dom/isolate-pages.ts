import { setLocale } from '@iisp/web/i18n/i18n'
import { heartbeat } from '@iisp/web/live/live'
import { resetMessages } from '@iisp/web/messages/messages'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** Resets the window after each test. */
export function isolatePages(): void {
  afterEach(() => {
    cleanup()
    heartbeat.stop()
    resetMessages()
    sessionStorage.clear()
    localStorage.clear()
    void setLocale('zh')
  })
}
