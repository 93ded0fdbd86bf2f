import { aidialogApiTouchoverview, type BotType, questionHot } from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { useCall, useText } from '@iisp/web'
import { useActiveTab } from '@iisp/web/tabs/tabs-store'
import { assistantTexts } from '../texts.ts'
import css from './talk.module.css'
import type { Question } from './use-talk.ts'

interface Props {
  readonly account: string
  readonly bot: BotType
  readonly onAsk: (question: Question) => Promise<void>
}
const quiet = { quiet: true } as const

/**
 * The start of a talk: a greeting, some tips and frequent questions; questions on the menu in front
 * come first.
 */
export function Greeting({ account, bot, onAsk }: Props) {
  const t = useText(assistantTexts)
  const greeting = useCall(
    aidialogApiTouchoverview,
    { account, bot_type: bot },
    { ...quiet, staleTime: 600_000, keepPrevious: true },
  )
  const { menu } = useActiveTab()
  const hot = useCall(questionHot, menu ? { menuId: menu } : {}, { ...quiet, keepPrevious: true })
  return (
    <li className={css.said}>
      {greeting.data && (
        <>
          <p>{greeting.data.greeting}</p>
          <ul className={css.tips}>
            {greeting.data.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </>
      )}
      {hot.data && hot.data.length > 0 && (
        <section className={css.further} aria-label={t('hot')}>
          <h4>{t('hot')}</h4>
          {hot.data.map(({ id, question }) => (
            <Button
              key={id}
              type="inline"
              onClick={() => void onAsk({ query: question, faqId: id, bot: 'robot' })}
            >
              {question}
            </Button>
          ))}
        </section>
      )}
      {hot.error && (
        <p>
          {t('loadFailed')}{' '}
          <Button type="link" onClick={() => void hot.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
    </li>
  )
}
