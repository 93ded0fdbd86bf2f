import {
  type DeskReply,
  demandDeskList,
  demandDeskReplies,
  demandLimits,
  demandReplyHide,
  feedbackTopics,
} from '@iisp/feedback/contract'
import { Button } from '@iisp/ui/button'
import { Pagination } from '@iisp/ui/pagination'
import { Loaded } from '@iisp/ui/skeleton'
import { useLive, useNumberedList, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import { demandTexts } from '../demands/demand-texts.ts'
import css from '../demands/demands.module.css'
import { ReplyItem } from '../demands/ReplyItem.tsx'
import { demandDeskTexts } from './demand-desk-texts.ts'

/** All answers to a demand with their authors; users' answers can be hidden. */
export function DeskReplies({ demandId }: { readonly demandId: string }) {
  const t = useText(demandDeskTexts)
  const common = useText(demandTexts)
  const [asked, setAsked] = useState<DeskReply | null>(null)
  const { rows, error, paging, refetch } = useNumberedList(
    demandDeskReplies,
    { demandId },
    { fixedSize: demandLimits.repliesShown },
  )
  useLive(feedbackTopics.demandsChanged, refetch)
  const heading = common('answers', { n: paging.total })
  return (
    <section aria-label={heading}>
      <h3 className={css.heading}>{heading}</h3>
      <Loaded loading={rows === undefined && !error} error={error} lines={4}>
        {rows?.length === 0 && <p className={css.none}>{common('noAnswers')}</p>}
        <ol className={css.replies}>
          {rows?.map((reply) => (
            <ReplyItem
              key={reply.id}
              reply={reply}
              who={`${reply.name} · ${reply.institutionName}`}
              also={
                <>
                  {reply.hidden && <span>{t('hiddenWhy', { reason: reply.hiddenReason })}</span>}
                  {reply.actions.map((action) => (
                    <Button key={action} type="inline" onClick={() => setAsked(reply)}>
                      {t(action)}
                    </Button>
                  ))}
                </>
              }
            />
          ))}
        </ol>
        <Pagination {...paging} hideOnSinglePage quickJumper={false} />
      </Loaded>
      {asked && <HideReply reply={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

function HideReply({ reply, onClose }: { readonly reply: DeskReply; readonly onClose: () => void }) {
  const t = useText(demandDeskTexts)
  const action = reply.hidden ? ('restore' as const) : ('hide' as const)
  return (
    <AskReason
      title={t(`${action}Reply`)}
      danger={!reply.hidden}
      label={t('reason')}
      onCancel={onClose}
      call={demandReplyHide}
      inputOf={(reason) => ({ id: reply.id, action, reason })}
      invalidates={[demandDeskReplies, demandDeskList]}
      done={t('done')}
      onDone={onClose}
    >
      {reply.content}
    </AskReason>
  )
}
