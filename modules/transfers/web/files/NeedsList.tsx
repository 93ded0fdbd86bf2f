import { withNote } from '@iisp/contract/with-note'
import { StatusDot, type Tone } from '@iisp/ui/status-dot'
import { useLocale, useText } from '@iisp/web'
import { formTexts } from '../orders/form/form-texts.ts'
import css from '../orders/form/form.module.css'
import type { AttachedFile } from '../orders/form/state/order-fields.ts'
import { filesFor, type Need } from './needs.ts'

interface Props {
  /** undefined if no transfer type is selected yet. */
  readonly needs: readonly Need[] | undefined
  readonly files: readonly AttachedFile[]
}

/** Required documents and which of them have been uploaded. */
export function NeedsList({ needs, files }: Props) {
  const t = useText(formTexts)
  const locale = useLocale()
  if (needs === undefined) return <span className={css.quiet}>{t('needsAfterType')}</span>
  return (
    <ul className={css.needs} aria-label={t('needs')}>
      {needs.map((need) => {
        const given = filesFor(need, files)
        const required = need.REQUIRED === '1'
        const tone: Tone = given.length > 0 ? 'success' : required ? 'warning' : 'neutral'
        const state = given.length > 0 ? 'given' : required ? 'notGiven' : 'optional'
        return (
          <li key={need.FILETYPE}>
            <StatusDot tone={tone} label={t(state)} />
            <span>{required ? withNote(need.FILETYPENAME, t('required'), locale) : need.FILETYPENAME}</span>
            <span className={css.quiet}>
              {given.length > 0 ? given.map((file) => file.name).join('、') : need.REMARK}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
