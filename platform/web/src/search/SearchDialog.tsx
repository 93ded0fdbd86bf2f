import { Icon } from '@iisp/ui/icon'
import { holdEscape } from '@iisp/ui/layer'
import { type KeyboardEvent, useRef, useState } from 'react'
import { frameTexts } from '../frame/frame-texts.ts'
import { useText } from '../i18n/index.ts'
import { lazyPart } from '../loader/lazy-part.tsx'
import type { FieldKeys, FieldState } from './search-props.ts'
import { useModal } from './use-modal.ts'
import css from './palette.module.css'

const Search = lazyPart(() => import('../routes/Search.tsx'), 'Search')

/**
 * The search dialog. Its field is shown immediately and accepts input while the search itself is
 * being loaded.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useText(frameTexts)
  const dialog = useModal()
  const [text, setText] = useState('')
  const [field, setField] = useState<FieldState>({
    hint: t('search'),
    listId: undefined,
    chosenId: undefined,
  })
  const keys = useRef<FieldKeys>(null)
  const [enteredText, setEnteredText] = useState<string | null>(null)
  const press = (event: KeyboardEvent) => {
    keys.current?.press(event)
    // Enter before the hits for this text are there: the first one opens when it comes
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && !event.defaultPrevented)
      setEnteredText(text)
  }
  return (
    // a click on the backdrop closes the dialog; by keyboard Escape does
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={css.palette}
      aria-label={t('search')}
      onKeyDown={holdEscape}
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
            aria-label={field.hint}
            aria-expanded={field.chosenId !== undefined}
            aria-controls={field.listId}
            aria-activedescendant={field.chosenId}
            placeholder={field.hint}
            value={text}
            maxLength={100}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={press}
          />
        </div>
        <Search
          text={text}
          entered={text.trim() !== '' && enteredText === text}
          onClose={onClose}
          onField={setField}
          keys={keys}
        />
      </div>
    </dialog>
  )
}
