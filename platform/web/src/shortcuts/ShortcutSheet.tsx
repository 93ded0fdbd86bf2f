import { Button } from '@iisp/ui/button'
import { useState } from 'react'
import { useText } from '../i18n/index.ts'
import { useModal } from '../search/use-modal.ts'
import { buttonFor } from './press-button.ts'
import { shortcutTexts } from './shortcut-texts.ts'
import css from './shortcut-sheet.module.css'

const groups = [
  { name: 'everywhere', keys: { search: 'Ctrl+K', sheet: '?' } },
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
  { name: 'detail', keys: { next: 'J', previous: 'K' } },
] as const

/** The keys of the form in front: only those that it takes. */
const formKeys = () => ({
  ...(buttonFor('Control+S') && { save: 'Ctrl+S' }),
  ...(buttonFor('Control+Enter') && { submit: 'Ctrl+Enter' }),
})

/** The list of the keys that work. Loaded when it is first asked for. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useText(shortcutTexts)
  const dialog = useModal()
  const [form] = useState(formKeys)
  const shown = Object.keys(form).length > 0 ? [{ name: 'form', keys: form } as const, ...groups] : groups
  return (
    <dialog
      ref={dialog}
      className={css.sheet}
      aria-label={t('title')}
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
                  <dt>{t(what as keyof typeof keys)}</dt>
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
