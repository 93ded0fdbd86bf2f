import {
  announcementDeskDetail,
  announcementDeskEdit,
  announcementDeskList,
  announcementDeskPublish,
  noticeLimits,
} from '@iisp/notices/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { TextField } from '@iisp/ui/text-field'
import { toast, useSend, useText } from '@iisp/web'
import { type DrawerFormParts, FormBody, useDraftForm } from '@iisp/web/forms/index'
import { RichTextField } from '@iisp/web/rich-text-field/index'
import { useState } from 'react'
import { type AnnouncementValues, announcementFaults, announcementOf, valuesOf } from './announcement-form.ts'
import { announcementTexts } from './announcement-texts.ts'
import { AnnouncementPreview } from './AnnouncementPreview.tsx'
import { PublicationFields } from './PublicationFields.tsx'

type Parts = DrawerFormParts<typeof announcementDeskDetail>
const options = { quiet: true, invalidates: [announcementDeskList, announcementDeskDetail] }

/** An announcement, its readers and its time. The input is kept, even over a reload, until the server accepted it. */
export function AnnouncementForm({ edited, onUnsaved, onCancel, onDone }: Parts) {
  const t = useText(announcementTexts)
  const confirm = useConfirm()
  const publish = useSend(announcementDeskPublish, options)
  const edit = useSend(announcementDeskEdit, options)
  const [initial] = useState(() => valuesOf(edited))
  const [previewed, setPreviewed] = useState(false)
  const form = useDraftForm({
    name: `operations.announcement:${edited?.id ?? 'new'}`,
    version: edited?.version ?? 0,
    initial,
    onUnsaved,
    faultsOf: announcementFaults(t),
  })
  const isPublished = edited?.state === 'published'
  const isNow = !isPublished && form.values.when === 'now'
  const send = async (values: AnnouncementValues) => {
    const given = announcementOf(values)
    const kinds = values.audience.map((kind) => t(`kinds.${kind}`)).join(t('and'))
    const at = `${values.date} ${values.time}`
    const question = t(isNow ? 'form.publishAsk' : 'form.planAsk', { kinds, at })
    if (!isPublished && !(await confirm({ content: question }))) return
    if (edited) await edit.mutateAsync({ id: edited.id, version: edited.version, ...given })
    else await publish.mutateAsync(given)
    form.forget()
    toast.success(t(isPublished ? 'form.saved' : isNow ? 'form.published' : 'form.planned', { at }))
    onDone()
  }
  return (
    <FormBody
      form={form}
      okText={t(isPublished ? 'form.save' : isNow ? 'form.publish' : 'form.plan')}
      restoredText={t('form.restored')}
      onSubmit={send}
      onCancel={onCancel}
    >
      <TextField
        label={t('form.titleZh')}
        required
        maxLength={noticeLimits.title}
        {...form.field('titleZh')}
      />
      <RichTextField label={t('form.contentZh')} required {...form.field('contentZh')} />
      <TextField
        label={t('form.titleEn')}
        help={t('form.englishHelp')}
        maxLength={noticeLimits.title}
        {...form.field('titleEn')}
      />
      <RichTextField label={t('form.contentEn')} help={t('form.englishHelp')} {...form.field('contentEn')} />
      <PublicationFields form={form} isPublished={isPublished} />
      <div>
        <Button onClick={() => setPreviewed(true)}>{t('form.preview')}</Button>
      </div>
      {previewed && <AnnouncementPreview texts={form.values} onClose={() => setPreviewed(false)} />}
    </FormBody>
  )
}
