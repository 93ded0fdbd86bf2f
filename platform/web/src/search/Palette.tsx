import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocale, useText } from '../i18n/index.ts'
import { Icon } from '@iisp/ui/icon'
import { frameTexts } from '../frame/frame-texts.ts'
import { useHits } from './use-hits.ts'
import type { SearchSource } from './search-source.ts'
import css from './palette.module.css'

/** The search dialog: type a keyword, select a hit with the arrow keys, open it with Enter. */
export function Palette({ sources, onClose }: { sources: readonly SearchSource[]; onClose: () => void }) {
  const t = useText(frameTexts)
  const language = useLocale()
  const listId = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const groups = useHits(sources, text)
  const hits = groups.flatMap((group) => group.hits)
  const chosen = Math.min(at, hits.length - 1)
  const dialog = useModal()
  const open = (index: number) => {
    onClose()
    hits[index]?.open()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || hits.length === 0) return
    const to = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 }[event.key]
    if (to !== undefined) setAt((to + hits.length) % hits.length)
    else if (event.key === 'Enter') open(chosen)
    else return
    event.preventDefault()
  }
  return (
    // a click on the backdrop closes the dialog; by keyboard Escape does
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={css.palette}
      aria-label={t('search')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={css.box}>
        <div className={css.field}>
          <Icon name="search" />
          <input
            autoFocus
            type="text"
            role="combobox"
            aria-label={t('searchHint')}
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={hits.length > 0 ? `${listId}-${chosen}` : undefined}
            placeholder={t('searchHint')}
            value={text}
            maxLength={100}
            onChange={(event) => {
              setText(event.target.value)
              setAt(0)
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div id={listId} role="listbox" aria-label={t('search')} className={css.list}>
          {groups.map((group) => (
            <div key={group.source.id} role="group" aria-label={group.source.name[language]}>
              <p className={css.group} aria-hidden="true">
                {group.source.name[language]}
              </p>
              {group.hits.map((hit) => {
                const index = hits.indexOf(hit)
                return (
                  // the combobox keeps the focus and handles the keys
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                  <div
                    key={hit.id}
                    id={`${listId}-${index}`}
                    role="option"
                    aria-selected={index === chosen}
                    className={css.hit}
                    onPointerMove={() => setAt(index)}
                    onClick={() => open(index)}
                  >
                    <span className={css.title}>{hit.title}</span>
                    {hit.hint && <span className={css.hint}>{hit.hint}</span>}
                  </div>
                )
              })}
            </div>
          ))}
        </div>
        <p className={css.foot} role="status">
          {hits.length > 0
            ? t('searchKeys')
            : text.trim()
              ? t('searchNone', { text: text.trim() })
              : t('searchStart')}
        </p>
      </div>
    </dialog>
  )
}

function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (typeof dialog?.showModal === 'function') dialog.showModal()
    else dialog?.setAttribute('open', '')
    return () => {
      if (typeof dialog?.close === 'function') dialog.close()
    }
  }, [])
  return ref
}
