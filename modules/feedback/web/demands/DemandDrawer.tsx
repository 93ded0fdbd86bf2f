import {
  type Demand,
  demandFields,
  demandLimits,
  demandList,
  demandReplyAdd,
  demandReplyList,
} from '@iisp/feedback/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { DetailDrawer, Passage } from '@iisp/ui/drawer'
import { TextArea } from '@iisp/ui/text-area'
import { toast, useSend, useText } from '@iisp/web'
import { FieldFacts } from '@iisp/web/fields/index'
import { FormBody, useDraftForm } from '@iisp/web/forms/index'
import type { DrawerState } from '@iisp/web/list-page/index'
import { demandTexts } from './demand-texts.ts'
import css from './demands.module.css'
import { Replies } from './Replies.tsx'
import { useVote, voteLabel } from './use-vote.ts'

interface Props extends DrawerState<Demand> {
  readonly row: Demand
}
const initial = { content: '' }
const shownFacts = ['state', 'kind', 'votes', 'source', 'at'] as const

/** A demand with its answers, to vote for and to answer. */
export function DemandDrawer({ row, open, onChange, onClose }: Props) {
  const t = useText(demandTexts)
  const confirm = useConfirm()
  const { vote, isVoting } = useVote()
  const reply = useSend(demandReplyAdd, { quiet: true, invalidates: [demandList, demandReplyList] })
  const form = useDraftForm({
    name: `feedback.demand-reply:${row.id}`,
    version: 1,
    initial,
    faultsOf: ({ content }) => ({ content: content.trim() === '' && t('answerMissing') }),
  })
  const close = async () => {
    if (form.dirty && !(await confirm({ content: t('unsent'), danger: true }))) return
    form.forget()
    onClose()
  }
  const send = async ({ content }: typeof initial) => {
    await reply.mutateAsync({ demandId: row.id, content })
    toast.success(t('sent'))
    form.set(initial)
  }
  const label = voteLabel(row)
  return (
    <DetailDrawer
      open={open}
      onClose={() => void close()}
      size={640}
      title={row.title}
      extra={
        label !== null && (
          <Button
            type={label === 'vote' ? 'primary' : 'default'}
            writing={isVoting(row)}
            // a refusal has been shown as a message
            onClick={() => void vote(row).then(onChange, () => undefined)}
          >
            {t(label)}
          </Button>
        )
      }
    >
      {row.hidden && (
        <p role="status" className={css.hidden}>
          {t('hiddenNote', { reason: row.hiddenReason })}
        </p>
      )}
      <FieldFacts fields={demandFields} of={row} show={shownFacts} />
      <Passage title={t('content')}>{row.content}</Passage>
      <Replies demandId={row.id} count={row.replies} />
      {row.actions.includes('reply') && (
        <FormBody form={form} okText={t('send')} onSubmit={send}>
          <TextArea
            label={t('answer')}
            required
            max={demandLimits.reply}
            rows={3}
            {...form.field('content')}
          />
        </FormBody>
      )}
    </DetailDrawer>
  )
}
