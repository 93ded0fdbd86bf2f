import { start } from '@iisp/web/start'
import { admitOnlyPlainText } from './trusted-types.ts'

let opened = false

/** Starts the portal, once: the page of a signed-in person asks for it a second time, in case its own script is not there. */
export function openPortal(parts: Parameters<typeof start>[0]): void {
  if (opened) return
  opened = true
  admitOnlyPlainText()
  void start(parts)
}
