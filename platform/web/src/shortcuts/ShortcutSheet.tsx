import { Button } from '@iisp/ui/button'
import { holdEscape } from '@iisp/ui/layer'
import { useText } from '../i18n/index.ts'
import { useModal } from '../search/use-modal.ts'
import type { KeysInFront } from './press-button.ts'
import { shortcutTexts } from './shortcut-texts.ts'
import css from './shortcut-sheet.module.css'

const groups = [
  { name: 'everywhere', keys: { search: 'Ctrl+K', confirm: 'Ctrl+Enter', sheet: '?' } },
  {
    name: 'pages',
    keys: {
      closePage: 'Alt+W',
      reopen: 'Alt+Shift+T',
      choose: 'Alt+1 … 8',
      last: 'Alt+9',
      used: 'Alt+Q',
      sideBySide: 'Alt+B',
    },
  },
  { name: 'onTab', keys: { beside: '← →', move: 'Ctrl+Shift+← →', remove: 'Delete' } },
  {
    name: 'table',
    keys: { enter: 'Enter', walk: '← ↑ ↓ →', extend: 'Shift+← ↑ ↓ →', all: 'Ctrl+A', copy: 'Ctrl+C' },
  },
] as const

const names = {
  form: { save: 'Control+S', submit: 'Control+Enter' },
  detail: { next: 'J', previous: 'K', pass: 'Control+Enter', giveBack: 'Control+Backspace' },
} as const

interface Group {
  readonly name: Word
  readonly keys: Partial<Record<Word, string>>
}
type Word = keyof typeof shortcutTexts.zh

/** The keys of the form or the drawer in front, limited to the keys that it handles. */
function groupInFront({ inDrawer, taken }: KeysInFront): Group[] {
  const name = inDrawer ? 'detail' : 'form'
  const keys = Object.entries(names[name]).filter(([, key]) => taken.includes(key))
  if (keys.length === 0) return []
  return [
    { name, keys: Object.fromEntries(keys.map(([what, key]) => [what, key.replace('Control', 'Ctrl')])) },
  ]
}

/** The list of the keys that work. Loaded when it is first asked for. */
export function ShortcutSheet({ inFront, onClose }: { inFront: KeysInFront; onClose: () => void }) {
  const t = useText(shortcutTexts)
  const dialog = useModal()
  const shown: readonly Group[] = [...groupInFront(inFront), ...groups]
  return (
    <dialog
      ref={dialog}
      className={css.sheet}
      aria-label={t('title')}
      onKeyDown={holdEscape}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2>{t('title')}</h2>
      <div className={css.groups}>
        {shown.map(({ name, keys }) => (
          <section key={name} aria-label={t(name)}>
            <h3>{t(name)}</h3>
            <dl className={css.keys}>
              {Object.entries(keys).map(([what, key]) => (
                <div key={what} className={css.line}>
                  <dt>{t(what as Word)}</dt>
                  <dd>
                    <kbd>{key}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <footer className={css.foot}>
        <Button onClick={onClose}>{t('close')}</Button>
      </footer>
    </dialog>
  )
}
