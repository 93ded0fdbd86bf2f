import { type DeskEntry, entryFlow, entryDecide, entryDeskList } from '@iisp/feedback/contract'
import { DetailDrawer, Facts, Passage } from '@iisp/ui/drawer'
import { useLocale, useSend, useText } from '@iisp/web'
import type { DrawerState } from '@iisp/web/list-page/index'
import { StateDot } from '@iisp/web/states/index'
import { AnswerForm } from '../answer/AnswerForm.tsx'
import css from '../demands/demands.module.css'
import { entryState, pageOf } from '../entries/entry-columns.tsx'
import { entryTexts } from '../entries/entry-texts.ts'
import { feedbackDeskTexts } from './feedback-desk-texts.ts'

interface Props extends DrawerState<DeskEntry> {
  readonly row: DeskEntry
}

/** Feedback with its author, to answer or to close. */
export function FeedbackDrawer({ row, open, onClose }: Props) {
  const t = useText(feedbackDeskTexts)
  const common = useText(entryTexts)
  const locale = useLocale()
  const isOwn = row.actions.length === 0 && row.state === entryFlow.codes.waiting
  return (
    <DetailDrawer open={open} onClose={onClose} size={600} title={common('detail', { id: row.id })}>
      <Facts
        facts={[
          { label: common('state'), value: <StateDot of={entryState(row)} /> },
          { label: common('kind'), value: common(`kinds.${row.kind}`) },
          { label: common('at'), value: row.at },
          { label: common('address'), value: pageOf(row) || '--' },
          { label: t('institution'), value: row.institutionName },
          { label: t('person'), value: `${row.name} ${row.account}`, wide: true },
          { label: t('contact'), value: [row.phone, row.email].filter(Boolean).join(' · '), wide: true },
          {
            label: t('answeredBy'),
            value: [row.answeredBy, row.answeredAt].filter(Boolean).join(' ') || '--',
          },
        ]}
      />
      <Passage title={common('content')}>{row.content}</Passage>
      {row.answer !== '' && <Passage title={common('answer')}>{row.answer}</Passage>}
      {isOwn && <p className={css.none}>{entryFlow.acts.send[locale]}</p>}
      {row.actions.length > 0 && <Decision key={row.version} row={row} onDone={onClose} />}
    </DetailDrawer>
  )
}

function Decision({ row, onDone }: { readonly row: DeskEntry; readonly onDone: () => void }) {
  const t = useText(feedbackDeskTexts)
  const decide = useSend(entryDecide, { invalidates: [entryDeskList], quiet: true })
  const { id, version } = row
  return (
    <AnswerForm
      name={`feedback.entry-decision:${id}`}
      version={version}
      actions={row.actions}
      decisions={entryFlow.decisions}
      hint={t('replyHint')}
      onSend={(decided) => decide.mutateAsync({ id, version, ...decided })}
      onSent={onDone}
    />
  )
}
