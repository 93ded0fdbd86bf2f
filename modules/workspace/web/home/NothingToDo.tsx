import { Rest } from '@iisp/ui/picture'
import { useText } from '@iisp/web/i18n/use-text'
import css from './home.module.css'
import { homeTexts } from './texts.ts'

/** The reason why the board is empty. `hint` adds that new to-dos appear automatically. */
export function NothingToDo({ text, hint }: { text: string; hint: boolean }) {
  const t = useText(homeTexts)
  return (
    <div className={css.nothing}>
      <Rest />
      <p>{text}</p>
      {hint && <p className={css.quiet}>{t('todoNoneHint')}</p>}
    </div>
  )
}
