import {
  type ComplaintRow,
  adopt,
  answerComplaint,
  complaintFields,
  complaintFlow,
  guideErrors,
  listComplaints,
} from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { DetailDrawer, Passage } from '@iisp/ui/drawer'
import { TextArea } from '@iisp/ui/text-area'
import { toast, useAskAndDo, useLocale, useProfile, useSend, useText } from '@iisp/web'
import { FieldFacts } from '@iisp/web/fields/index'
import { FormBody, useDraftForm } from '@iisp/web/forms/index'
import { ownName } from '@iisp/web/frame/shown-name'
import type { DrawerState } from '@iisp/web/list-page/index'
import { complaintTexts } from './complaint-texts.ts'
import { ComplaintState } from './ComplaintState.tsx'

const { waiting, adopted } = complaintFlow.codes

interface Props extends DrawerState<ComplaintRow> {
  readonly row: ComplaintRow
}

/** A complaint and its answer. A typed answer is kept until it has been sent. */
export function ComplaintDrawer({ row, open, onChange, onClose }: Props) {
  const t = useText(complaintTexts)
  const confirm = useConfirm()
  const askAndDo = useAskAndDo()
  const profile = useProfile()
  const locale = useLocale()
  const send = useSend(answerComplaint, { quiet: true, invalidates: [listComplaints] })
  const form = useDraftForm({
    // an answer that was given since is not overwritten by a draft of before
    name: `guide.complaint-answer:${row.id}:${row.answeredAt ?? ''}`,
    version: 1,
    initial: { answer: row.answer },
    faultsOf: ({ answer }) => ({ answer: answer.trim() === '' && t('answerMissing') }),
  })
  const close = async () => {
    if (form.dirty && !(await confirm({ content: t('unsaved'), danger: true }))) return
    form.forget()
    onClose()
  }
  const sendAnswer = async (typed: string) => {
    const answer = typed.trim()
    const { state, actions } = await send.mutateAsync({ id: row.id, answer })
    toast.success(t('sent'))
    form.forget()
    form.set({ answer })
    const answeredBy = profile === null ? '' : ownName(profile, locale)
    onChange({ ...row, state, actions, overdue: false, answer, answeredBy })
  }
  const askAdopt = async () => {
    const done = await askAndDo(
      adopt,
      { id: row.id },
      {
        content: t('adoptAsk'),
        done: ({ points }) => (points > 0 ? t('adopted', { points }) : t('adoptedNone')),
        invalidates: [listComplaints],
      },
    )
    if (!done) return
    const { points, state, actions } = done
    onChange({ ...row, state, actions, points: row.points + points })
  }
  return (
    <DetailDrawer open={open} onClose={() => void close()} size={600} title={t('detail', { id: row.id })}>
      <ComplaintFacts row={row} />
      <Passage title={t('content')}>{row.content}</Passage>
      <FormBody
        form={form}
        okText={row.state === waiting ? t('send') : t('sendAgain')}
        okDisabled={!row.actions.includes('answer')}
        okHint={row.own ? guideErrors.ownComplaint[locale] : undefined}
        onSubmit={({ answer }) => sendAnswer(answer)}
        also={
          row.state !== adopted && (
            <Button
              disabled={!row.actions.includes('adopt')}
              title={row.state === waiting ? t('adoptHint') : undefined}
              onClick={() => void askAdopt()}
            >
              {t('adopt')}
            </Button>
          )
        }
      >
        <TextArea
          label={t('answer')}
          required
          max={1000}
          rows={5}
          help={t('answerHint')}
          {...form.field('answer')}
        />
      </FormBody>
    </DetailDrawer>
  )
}

function ComplaintFacts({ row }: { row: ComplaintRow }) {
  const t = useText(complaintTexts)
  return (
    <FieldFacts
      fields={complaintFields}
      of={row}
      show={[
        { label: t('state'), value: <ComplaintState row={row} /> },
        'menuName',
        'institutionName',
        { label: t('name'), value: `${row.name} ${row.account}` },
        { label: t('contact'), value: [row.phone, row.email].filter(Boolean).join(' · ') },
        'at',
        {
          label: t('answeredBy'),
          value: [row.answeredBy, row.answeredAt].filter(Boolean).join(' ') || '—',
        },
        { label: t('adoptedAt'), value: row.adoptedAt ?? '—' },
        'points',
      ]}
    />
  )
}
