import { faqDeskDetail, faqDeskList, faqDeskPublish } from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { DetailDrawer } from '@iisp/ui/drawer'
import { StatusDot } from '@iisp/ui/status-dot'
import { failureOf, useAskAndDo, useCall, useText } from '@iisp/web'
import css from './faq.module.css'
import { faqTexts } from './faq-texts.ts'

/** All versions of a help text, any of which can be published. */
export function FaqVersions({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(faqTexts)
  const askAndDo = useAskAndDo()
  const detail = useCall(faqDeskDetail, { id }, { quiet: true, staleTime: 0 })
  const publish = (version: number) =>
    askAndDo(
      faqDeskPublish,
      { id, version },
      {
        content: t('publishAsk', { n: version }),
        okText: t('publish'),
        done: t('done'),
        invalidates: [faqDeskList, faqDeskDetail],
      },
    )
  return (
    <DetailDrawer
      open
      onClose={onClose}
      title={detail.data?.versions[0]?.questionZh ?? ''}
      loading={detail.isPending}
      error={failureOf(detail)}
    >
      <ol className={css.versions}>
        {detail.data?.versions.map((one) => (
          <li key={one.version}>
            <div className={css.versionHead}>
              <strong>{t('version', { n: one.version, author: one.author, at: one.at })}</strong>
              {detail.data.published === one.version ? (
                <StatusDot tone="success" label={t('current')} />
              ) : (
                <Button onClick={() => void publish(one.version)}>{t('publish')}</Button>
              )}
            </div>
            {one.note !== '' && <p className={css.note}>{one.note}</p>}
            <p>{one.questionZh}</p>
            <pre>{one.answerZh}</pre>
            <p>{one.questionEn}</p>
            <pre>{one.answerEn}</pre>
          </li>
        ))}
      </ol>
    </DetailDrawer>
  )
}
