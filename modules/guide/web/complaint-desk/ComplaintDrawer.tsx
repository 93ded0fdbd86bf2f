import { adopt, answerComplaint, complaintFlow, guideErrors, listComplaints } from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { TextArea } from '@iisp/ui/text-area'
import {
  isRequestError,
  request,
  toast,
  useLocale,
  useProfile,
  useSend,
  useText,
  useUnsaved,
} from '@iisp/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ComplaintRow, ComplaintState } from './complaint-columns.tsx'
import { complaintTexts } from './complaint-texts.ts'
import css from './complaints.module.css'

interface Props {
  readonly row: ComplaintRow
  /** What a decision made of the complaint, where the list no longer holds it. */
  readonly onChange: (row: ComplaintRow) => void
  readonly onClose: () => void
}

const { waiting, adopted } = complaintFlow.codes

/** A complaint with what was answered. A typed answer stays until it has been sent. */
export function ComplaintDrawer({ row, onChange, onClose }: Props) {
  const t = useText(complaintTexts)
  const locale = useLocale()
  const confirm = useConfirm()
  const client = useQueryClient()
  const profile = useProfile()
  const [answer, setAnswer] = useState(row.answer)
  const [error, setError] = useState('')
  const dirty = answer !== row.answer
  useUnsaved(dirty)
  const send = useSend(answerComplaint, {
    quiet: true,
    invalidates: [listComplaints],
    onSuccess: ({ state, actions }, sent) => {
      toast.success(t('sent'))
      setAnswer(sent.answer)
      const answeredBy = profile?.name ?? ''
      onChange({ ...row, state, actions, overdue: false, answer: sent.answer, answeredBy })
    },
    onError: (failed) => setError(failed.msg),
  })
  const close = async () => {
    if (dirty && !(await confirm({ content: t('unsaved'), danger: true }))) return
    onClose()
  }
  const press = () => {
    if (answer.trim() === '') return setError(t('answerMissing'))
    send.mutate({ id: row.id, answer: answer.trim() })
  }
  const askAdopt = () =>
    confirm({
      content: t('adoptAsk'),
      run: async () => {
        try {
          const { points, state, actions } = await request(adopt, { id: row.id }, { quiet: true })
          toast.success(points > 0 ? t('adopted', { points }) : t('adoptedNone'))
          onChange({ ...row, state, actions, points: row.points + points })
          await client.invalidateQueries({ queryKey: [listComplaints.name] })
          return undefined
        } catch (thrown) {
          if (isRequestError(thrown)) return thrown.msg
          throw thrown
        }
      },
    })
  return (
    <DetailDrawer open onClose={() => void close()} size={600} title={t('detail', { id: row.id })}>
      <Facts
        facts={[
          { label: t('state'), value: <ComplaintState row={row} t={t} /> },
          { label: t('menu'), value: row.menuName },
          { label: t('institution'), value: row.institutionName },
          { label: t('person'), value: `${row.name} ${row.account}` },
          { label: t('contact'), value: [row.phone, row.email].filter(Boolean).join(' · ') },
          { label: t('at'), value: row.at },
          {
            label: t('answeredBy'),
            value: [row.answeredBy, row.answeredAt].filter(Boolean).join(' ') || '—',
          },
          { label: t('adoptedAt'), value: row.adoptedAt ?? '—' },
          { label: t('points'), value: row.points },
        ]}
      />
      <h3 className={css.heading}>{t('content')}</h3>
      <p className={css.content}>{row.content}</p>
      <TextArea
        label={t('answer')}
        required
        max={1000}
        rows={5}
        value={answer}
        error={error}
        help={t('answerHint')}
        onChange={(text) => {
          setAnswer(text)
          setError('')
        }}
      />
      <div className={css.actions}>
        <Button
          type="primary"
          loading={send.isPending}
          disabled={!row.actions.includes('answer')}
          title={row.own ? guideErrors.ownComplaint[locale] : undefined}
          onClick={press}
        >
          {row.state === waiting ? t('send') : t('sendAgain')}
        </Button>
        {row.state !== adopted && (
          <Button
            disabled={!row.actions.includes('adopt')}
            title={row.state === waiting ? t('adoptHint') : undefined}
            onClick={() => void askAdopt()}
          >
            {t('adopt')}
          </Button>
        )}
      </div>
    </DetailDrawer>
  )
}
