import {
  type DeskArticle,
  articleDeskDetail,
  articleDeskList,
  articleDeskPublish,
} from '@iisp/content/contract'
import { DateField } from '@iisp/ui/date-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { TimeField } from '@iisp/ui/time-field'
import { toast, useCall, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { deskTexts } from './desk-texts.ts'
import { NamedDifferences } from './NamedDifferences.tsx'
import { periodOf, publicationBlank, publicationFaults } from './publication-form.ts'
import css from './desk.module.css'

interface Props {
  readonly article: DeskArticle
  readonly onClose: () => void
}

/** Publishes the newest version of an article, now or at a time, with or without an end. */
export function PublishDialog({ article, onClose }: Props) {
  const t = useText(deskTexts)
  const publish = useSend(articleDeskPublish, {
    quiet: true,
    invalidates: [articleDeskList, articleDeskDetail],
  })
  const { data } = useCall(articleDeskDetail, { id: article.id }, { quiet: true, staleTime: 0 })
  const form = useDraftForm({
    name: `content.publication:${article.id}`,
    version: article.revision,
    initial: publicationBlank,
    faultsOf: publicationFaults(t),
  })
  const send = async (values: typeof publicationBlank) => {
    const { id, revision } = article
    const { from, until } = periodOf(values)
    await publish.mutateAsync({ id, revision, from, until })
    form.forget()
    toast.success(
      from === null ? t('publication.done') : t('publication.planned', { at: `${from.date} ${from.time}` }),
    )
    onClose()
  }
  const fields = (part: 'from' | 'until') => (
    <span className={css.moment}>
      <DateField label={t('publication.date')} {...form.field(`${part}Date`)} />
      <TimeField label={t('publication.time')} {...form.field(`${part}Time`)} />
    </span>
  )
  const { title, latest, coming, comingFrom } = article
  return (
    <FormDialog
      title={t('publication.title', { title, n: latest })}
      okText={t('publish')}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      {data && <NamedDifferences texts={data} published={data.published} />}
      {comingFrom !== null && (
        <p className={css.note}>{t('publication.replaces', { at: comingFrom, n: coming ?? '' })}</p>
      )}
      <RadioGroup
        label={t('publication.when')}
        vertical
        options={[
          { value: 'now', label: t('publication.now') },
          { value: 'later', label: t('publication.later'), more: fields('from') },
        ]}
        {...form.field('when')}
      />
      {form.values.when === 'later' && article.shown !== null && (
        <p className={css.note}>{t('publication.until')}</p>
      )}
      <RadioGroup
        label={t('publication.end')}
        vertical
        options={[
          { value: 'never', label: t('publication.never') },
          { value: 'ends', label: t('publication.ends'), more: fields('until') },
        ]}
        {...form.field('end')}
      />
    </FormDialog>
  )
}
