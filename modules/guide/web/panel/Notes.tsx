import { Icon } from '@iisp/ui/icon'
import { useText } from '@iisp/web'
import { RichText } from '@iisp/web/rich-text/index'
import { useId, useState } from 'react'
import { panelTexts } from './panel-texts.ts'
import type { MenuGuide } from './menu-guide.ts'
import css from './panel.module.css'

interface Props {
  readonly notes: MenuGuide['explainNotes']
  /** Number of notes listed before 更多说明. */
  readonly shown: number
  readonly firstOpen: boolean
}

/** The notes: each unfolds separately; 更多说明 shows the rest. */
export function Notes({ notes, shown, firstOpen }: Props) {
  const t = useText(panelTexts)
  const id = useId()
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(firstOpen && notes[0] ? [notes[0].uuid] : []),
  )
  if (notes.length === 0) return null
  const toggle = (uuid: string) => {
    const next = new Set(open)
    if (!next.delete(uuid)) next.add(uuid)
    setOpen(next)
  }
  return (
    <section aria-label={t('notes')}>
      <h3 className={css.label}>{t('notes')}</h3>
      <ul className={css.notes}>
        {notes.slice(0, all ? notes.length : shown).map((note) => (
          <li key={note.uuid}>
            <button
              type="button"
              className={css.question}
              aria-expanded={open.has(note.uuid)}
              aria-controls={`${id}${note.uuid}`}
              onClick={() => toggle(note.uuid)}
            >
              <Icon name={open.has(note.uuid) ? 'chevronDown' : 'chevronRight'} size={12} />
              {note.LABEL}
            </button>
            <div id={`${id}${note.uuid}`} className={css.answer} hidden={!open.has(note.uuid)}>
              {open.has(note.uuid) && <RichText html={note.DESCRIBECH} />}
            </div>
          </li>
        ))}
      </ul>
      {!all && notes.length > shown && (
        <button type="button" className={css.link} onClick={() => setAll(true)}>
          {t('moreNotes')}
        </button>
      )}
    </section>
  )
}
