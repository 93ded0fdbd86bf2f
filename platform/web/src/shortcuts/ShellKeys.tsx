import { isDrawer, takesText } from '@iisp/ui/layer'
import { useEffect, useState } from 'react'
import { lazyPart } from '../loader/lazy-part.tsx'
import { pressTabKey } from '../tabs/tab-keys.ts'
import { shownPair } from '../tabs/tabs-select.ts'
import { tabsNow } from '../tabs/tabs-store.ts'
import type { TabCommands } from '../tabs/TabBar.tsx'
import { keysInFront, type KeysInFront, pressButton, topDialog } from './press-button.ts'

const ShortcutSheet = lazyPart(() => import('./ShortcutSheet.tsx'), 'ShortcutSheet', { over: true })

/**
 * The keys that work on every page, and the list of keys. They do not reach behind a dialog, the
 * lock screen or the login.
 */
export function ShellKeys({ commands }: { commands: TabCommands }) {
  const [listed, setListed] = useState<KeysInFront>()
  useEffect(() => {
    const press = (event: KeyboardEvent): boolean => {
      if (isHeldOnButton(event) || pressButton(event)) return true
      const top = topDialog()
      // a drawer has keys of its own to list
      if (top && !(isDrawer(top) && asksForKeys(event))) return false
      if (!asksForKeys(event)) return pressTabKey(event, commands)
      // Read immediately: the layer in front may be busy by the time the list has been loaded.
      setListed(keysInFront())
      return true
    }
    const onKey = (event: KeyboardEvent) => {
      if (!press(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || topDialog() || takesText(event.target)) return
      if (shownPair(tabsNow())) commands.apart()
    }
    // Runs after the page's handler, since the page may close a layer of its own.
    window.addEventListener('keydown', onEscape)
    // before the fields, because a select field would open its list on Ctrl+Enter
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('keydown', onEscape)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [commands])
  return listed && <ShortcutSheet inFront={listed} onClose={() => setListed(undefined)} />
}

/** A held Enter key presses only one button, not the buttons that appear under it afterwards. */
const isHeldOnButton = ({ key, repeat, target }: KeyboardEvent): boolean =>
  repeat && key === 'Enter' && target instanceof HTMLButtonElement

const asksForKeys = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  (key === '?' || key === '？') && !ctrlKey && !metaKey && !altKey && !takesText(target)
