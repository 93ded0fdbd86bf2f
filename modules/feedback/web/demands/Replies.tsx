import { fieldText } from '@iisp/contract'
import { demandLimits, demandReplyList, demandSource, feedbackTopics } from '@iisp/feedback/contract'
import { Pagination } from '@iisp/ui/pagination'
import { Loaded } from '@iisp/ui/skeleton'
import { useLive, useLocale, useNumberedList, useText } from '@iisp/web'
import { demandTexts } from './demand-texts.ts'
import css from './demands.module.css'
import { ReplyItem } from './ReplyItem.tsx'

/** The answers to a demand, the oldest first. */
export function Replies({ demandId, count }: { readonly demandId: string; readonly count: number }) {
  const t = useText(demandTexts)
  const locale = useLocale()
  const { rows, error, paging, refetch } = useNumberedList(
    demandReplyList,
    { demandId },
    { fixedSize: demandLimits.repliesShown },
  )
  useLive(feedbackTopics.demandsChanged, refetch)
  const total = rows === undefined ? count : paging.total
  return (
    <section aria-label={t('answers', { n: total })}>
      <h3 className={css.heading}>{t('answers', { n: total })}</h3>
      <Loaded loading={rows === undefined && !error} error={error} lines={4}>
        {rows?.length === 0 && <p className={css.none}>{t('noAnswers')}</p>}
        <ol className={css.replies}>
          {rows?.map((reply) => (
            <ReplyItem key={reply.id} reply={reply} who={fieldText(demandSource, reply.source, locale)} />
          ))}
        </ol>
        <Pagination {...paging} hideOnSinglePage quickJumper={false} />
      </Loaded>
    </section>
  )
}
