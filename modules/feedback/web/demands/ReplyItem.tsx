import { type DemandReply, demandFlow } from '@iisp/feedback/contract'
import { useLocale, useText } from '@iisp/web'
import type { ReactNode } from 'react'
import { demandTexts } from './demand-texts.ts'
import css from './demands.module.css'

interface Props {
  readonly reply: DemandReply
  readonly who: string
  /** The reader's actions on the answer. */
  readonly also?: ReactNode
}

/** An answer to a demand. An official one stands out and says the state that came with it. */
export function ReplyItem({ reply: { content, at, source, state }, who, also }: Props) {
  const t = useText(demandTexts)
  const locale = useLocale()
  return (
    <li className={css.reply} data-official={source === 'official' || undefined}>
      <p className={css.line}>
        <span className={css.who}>{who}</span>
        <time>{at}</time>
        {state !== null && <span>{t('nowState', { state: demandFlow.byCode[state].name[locale] })}</span>}
        {also}
      </p>
      <p className={css.text}>{content}</p>
    </li>
  )
}
